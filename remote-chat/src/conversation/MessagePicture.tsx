import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useMessageActions } from '../talk/useMessageActions';
import styles from './MessagePicture.module.css';
import { boxOf, type ChatPicture } from '../pictures/picture';
import { pictureAddress } from '../pictures/pictureApi';
import { usePhoto } from '../pictures/usePhoto';

interface MessagePictureProps {
  /** Id of the message. */
  readonly id: string;
  readonly name: string;
  readonly picture: ChatPicture;
}

/** Shows a picture in a line, in reserved space; a press opens it larger. One that fails to load can be retried. */
export function MessagePicture({ id, name, picture }: MessagePictureProps) {
  const { t } = useTranslation();
  const { view } = useMessageActions();
  const photo = usePhoto();
  const { width, height } = boxOf(picture);
  const place = { width: `${String(width / 100)}rem`, aspectRatio: `${String(width)} / ${String(height)}` };
  if (picture.isGone === true) return <p className={styles['gone']}>{t('picture.gone')}</p>;
  if (photo.hasFailed) {
    return (
      <div className={styles['failed']} style={place} role="status">
        {t('picture.failed')}
        <Button size="sm" variant="quiet" onClick={photo.retry}>
          {t('picture.retry')}
        </Button>
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles['picture']}
      style={place}
      onClick={() => {
        view(id);
      }}
    >
      <img
        key={photo.attempt}
        src={pictureAddress(picture, 'small')}
        alt={t('picture.of', { name })}
        decoding="async"
        draggable={false}
        onError={photo.fail}
      />
    </button>
  );
}
