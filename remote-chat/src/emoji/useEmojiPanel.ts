import { useServices } from '@site/shared/contract';
import { useLazyModule } from '@site/shared/ui';
import { useTranslation } from '../i18n';

export const loadEmojiPanel = () => import('./EmojiPanel');

/** The panel, once it is loaded. A failure is told, and `onFailure` closes it. */
export function useEmojiPanel(isOpen: boolean, onFailure: () => void) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const module = useLazyModule(loadEmojiPanel, isOpen, () => {
    overlays.toast(t('emoji.failed'), 'danger');
    onFailure();
  });
  return isOpen ? module?.EmojiPanel : undefined;
}
