import { useServices } from '@site/shared/contract';
import { useLazyModule } from '@site/shared/ui';
import type { ChatMessage } from './room';
import { useTranslation } from './texts';

const load = () => import('../pictures/PictureDialog');

interface OpenPictureProps {
  readonly message: Pick<ChatMessage, 'name' | 'picture' | 'text'>;
  readonly onClose: () => void;
}

/**
 * Shows the picture of a message in a dialog whose code loads with the first one. It belongs to the list, because
 * scrolling can remove the line from the page.
 */
export function OpenPicture({ message: { name, picture, text }, onClose }: OpenPictureProps) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const dialog = useLazyModule(load, true, () => {
    overlays.toast(t('picture.view_failed'), 'danger');
    onClose();
  });
  return dialog && picture && <dialog.PictureDialog name={name} picture={picture} caption={text} onClose={onClose} />;
}
