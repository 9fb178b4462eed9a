import { useServices } from '@site/shared/contract';
import { useLazyModule } from '@site/shared/ui';
import type { ChatMessage } from './room';
import { useTranslation } from './texts';

const load = () => import('../pictures/PictureDialog');

interface OpenPictureProps {
  readonly message: Pick<ChatMessage, 'name' | 'picture' | 'text'>;
  readonly onClose: () => void;
}

/** The picture of a message, in a dialog whose code is loaded with the first one. It belongs to the list, as a line leaves the page by scrolling. */
export function OpenPicture({ message: { name, picture, text }, onClose }: OpenPictureProps) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const dialog = useLazyModule(load, true, () => {
    overlays.toast(t('picture.view_failed'), 'danger');
    onClose();
  });
  return dialog && picture && <dialog.PictureDialog name={name} picture={picture} caption={text} onClose={onClose} />;
}
