import { formatMoment } from '@site/shared/i18n';
import { useTranslation } from './texts';
import type { FeedbackMessage } from './feedback';
import styles from './FeedbackMessageItem.module.css';
import { FeedbackPictureButton } from './FeedbackPictureButton';

export function FeedbackMessageItem({ message: { author, content, at, pictures } }: { readonly message: FeedbackMessage }) {
  const { t } = useTranslation();
  return (
    <li className={styles['message']} data-author={author}>
      <p className={styles['head']}>
        <b>{t(`feedback.author.${author}`)}</b>
        <time className={styles['time']} dateTime={new Date(at).toISOString()} translate="no">
          {formatMoment(at)}
        </time>
      </p>
      <p className={styles['content']}>{content}</p>
      {pictures.length > 0 && (
        <ul className={styles['pictures']} aria-label={t('feedback.images_label')}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <FeedbackPictureButton picture={picture} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
