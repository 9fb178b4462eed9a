import type { Ref } from 'react';
import { useServices } from '@site/shared/contract';
import { IconButton, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from '../i18n';

const load = () => import('./EmojiPanel');
const warming = warm(load);

interface EmojiButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

/** Beside the composer: opens and closes the panel of emoji and stickers. */
export function EmojiButton({ ref, isOpen, isDisabled, onToggle }: EmojiButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      ref={ref}
      icon="smile"
      label={t('emoji.title')}
      aria-expanded={isOpen}
      disabled={isDisabled}
      {...warming}
      onClick={onToggle}
    />
  );
}

interface OpenEmojisProps {
  readonly onEmoji: (unicode: string) => void;
  readonly onSticker: (sticker: string) => void;
  /** It could not be loaded, which is shown. */
  readonly onFailure: () => void;
}

/** The panel, once it is loaded. */
export function OpenEmojis({ onEmoji, onSticker, onFailure }: OpenEmojisProps) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const panel = useLazyModule(load, true, () => {
    overlays.toast(t('emoji.failed'), 'danger');
    onFailure();
  });
  return panel && <panel.EmojiPanel onEmoji={onEmoji} onSticker={onSticker} />;
}
