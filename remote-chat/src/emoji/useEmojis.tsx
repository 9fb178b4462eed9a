import { useRef, useState, type RefObject } from 'react';
import { useServices } from '@site/shared/contract';
import { IconButton, useEscape, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from './texts';

const load = () => import('./EmojiPanel');
const warming = warm(load);

interface EmojiOptions {
  /** Element that contains the button, the panel and the text field. */
  readonly around: RefObject<HTMLElement | null>;
  readonly isDisabled: boolean;
  readonly onEmoji: (unicode: string) => void;
  readonly onSticker: (sticker: string) => void;
}

/** Returns the emoji button beside the composer, and the panel above it once loaded. Escape closes it. */
export function useEmojis({ around, isDisabled, onEmoji, onSticker }: EmojiOptions) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
  };
  const isShown = isOpen && !isDisabled;
  useEscape(isShown, around, () => {
    close();
    button.current?.focus();
  });
  const module = useLazyModule(load, isShown, () => {
    overlays.toast(t('emoji.failed'), 'danger');
    close();
  });
  return {
    button: (
      <IconButton
        ref={button}
        icon="smile"
        label={t('emoji.title')}
        aria-expanded={isOpen}
        disabled={isDisabled}
        {...warming}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      />
    ),
    panel: isShown && module && (
      <module.EmojiPanel
        onEmoji={onEmoji}
        onSticker={(sticker) => {
          close();
          onSticker(sticker);
        }}
      />
    ),
  };
}
