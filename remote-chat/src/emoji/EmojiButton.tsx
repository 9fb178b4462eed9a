import { IconButton, warm } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { loadEmojiPanel } from './useEmojiPanel';

const warming = warm(loadEmojiPanel);

interface EmojiButtonProps {
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

/** Beside the composer: opens and closes the panel of emoji and stickers. */
export function EmojiButton({ isOpen, isDisabled, onToggle }: EmojiButtonProps) {
  const { t } = useTranslation();
  return <IconButton icon="smile" label={t('emoji.title')} aria-expanded={isOpen} disabled={isDisabled} {...warming} onClick={onToggle} />;
}
