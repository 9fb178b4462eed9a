import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { Icon, IconButton, ProgressBar } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { DraftPicture } from './picture';
import styles from './PictureBar.module.css';
import type { PictureProblem } from './usePickPicture';
import type { Upload } from './useSendPicture';

interface PictureBarProps {
  readonly picture: DraftPicture | undefined;
  readonly upload: Upload | undefined;
  readonly problem: PictureProblem | undefined;
  /** Takes the picture back, or what is said of one that was no picture. */
  readonly onCancel: () => void;
}

/** Above the composer: the picture that the next message has, how far it has come, or why there is none. */
export function PictureBar({ picture, upload, problem, onCancel }: PictureBarProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('picture.draft')} className={styles['bar']}>
      {picture && <img src={picture.dataUrl} alt={t('picture.preview', { name: picture.name })} className={styles['preview']} />}
      <div className={styles['about']}>
        {picture && <p className={styles['name']}>{picture.name}</p>}
        {upload?.status === 'uploading' ? (
          <ProgressBar label={t('picture.uploading')} value={upload.share} />
        ) : (
          picture && !upload && !problem && <p className={styles['hint']}>{t('picture.caption_hint')}</p>
        )}
        <p role="alert" className={styles['problem']}>
          <Why upload={upload} problem={problem} />
        </p>
      </div>
      <IconButton icon="close" size="sm" label={t(picture ? 'picture.cancel' : 'picture.dismiss')} onClick={onCancel} />
    </section>
  );
}

function Why({ upload, problem }: Pick<PictureBarProps, 'upload' | 'problem'>) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const why =
    problem !== undefined
      ? problem.by === 'level'
        ? t('picture.problem.level', { level: problem.level, own: problem.own })
        : t(`picture.problem.${problem.by}`)
      : upload?.status === 'failed'
        ? failureText(upload.failure, tShared)
        : undefined;
  return (
    why !== undefined && (
      <>
        <Icon name="warning" size="xs" /> {why}
      </>
    )
  );
}
