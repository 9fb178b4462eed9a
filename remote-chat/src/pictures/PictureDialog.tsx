import { Button, Dialog } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { ChatPicture } from './picture';
import { pictureAddress } from './pictureApi';
import styles from './PictureDialog.module.css';
import { usePhoto } from './usePhoto';

interface PictureDialogProps {
  readonly name: string;
  readonly picture: ChatPicture;
  /** Empty when the message has no text. */
  readonly caption: string;
  readonly onClose: () => void;
}

/** Shows a picture as large as the window allows. */
export function PictureDialog({ name, picture, caption, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const photo = usePhoto();
  const { width, height } = picture;
  return (
    <Dialog open title={t('picture.of', { name })} size="lg" onClose={onClose} closeLabel={t('picture.close')} className={styles['dialog']}>
      {photo.hasFailed ? (
        <div className={styles['failed']} role="status">
          {t('picture.failed')}
          <Button onClick={photo.retry}>{t('picture.retry')}</Button>
        </div>
      ) : (
        <img
          key={photo.attempt}
          src={pictureAddress(picture, 'whole')}
          alt={t('picture.of', { name })}
          width={width}
          height={height}
          className={styles['whole']}
          onError={photo.fail}
        />
      )}
      {caption !== '' && <p className={styles['caption']}>{caption}</p>}
    </Dialog>
  );
}
