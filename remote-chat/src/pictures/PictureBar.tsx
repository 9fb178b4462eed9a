import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { PictureProblems, type ChosenPicture, type PictureProblem } from '@site/shared/picture';
import { Icon, IconButton, ProgressBar } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { PictureHindrance } from './picture';
import styles from './PictureBar.module.css';
import type { Upload } from './useSendPicture';

interface PictureBarProps {
  readonly picture: ChosenPicture | undefined;
  readonly upload: Upload | undefined;
  /** Reason why this person may not send a picture. */
  readonly hindrance: PictureHindrance | undefined;
  readonly problems: readonly PictureProblem[];
  /** Removes the picture, or dismisses the note about a rejected one. */
  readonly onCancel: () => void;
}

/** Shows above the composer the picture of the next message with its upload progress, or why there is none. */
export function PictureBar({ picture, upload, hindrance, problems, onCancel }: PictureBarProps) {
  const { t } = useTranslation();
  const isFine = hindrance === undefined && problems.length === 0;
  return (
    <section aria-label={t('picture.draft')} className={styles['bar']}>
      {picture && <img src={picture.dataUrl} alt={t('picture.preview', { name: picture.name })} className={styles['preview']} />}
      <div className={styles['about']}>
        {picture && <p className={styles['name']}>{picture.name}</p>}
        {upload?.status === 'uploading' ? (
          <ProgressBar label={t('picture.uploading')} value={upload.share} />
        ) : (
          picture && !upload && isFine && <p className={styles['hint']}>{t('picture.caption_hint')}</p>
        )}
        <p role="alert" className={styles['problem']}>
          <Why upload={upload} hindrance={hindrance} />
        </p>
        <PictureProblems problems={problems} max={1} />
      </div>
      <IconButton icon="close" size="sm" label={t(picture ? 'picture.cancel' : 'picture.dismiss')} onClick={onCancel} />
    </section>
  );
}

function Why({ upload, hindrance }: Pick<PictureBarProps, 'upload' | 'hindrance'>) {
  const { t: tShared } = useSharedTranslation();
  const why =
    hindrance !== undefined ? <Hindrance of={hindrance} /> : upload?.status === 'failed' ? failureText(upload.failure, tShared) : undefined;
  return (
    why !== undefined && (
      <>
        <Icon name="warning" size="xs" /> {why}
      </>
    )
  );
}

function Hindrance({ of: hindrance }: { readonly of: PictureHindrance }) {
  const { t } = useTranslation();
  switch (hindrance.by) {
    case 'level':
      return t('picture.problem.level', { level: hindrance.level, own: hindrance.own });
    case 'guest':
      return hindrance.level > 0 ? t('picture.problem.guest_level', { level: hindrance.level }) : t('picture.problem.guest');
    case 'room':
    case 'silence':
      return t(`picture.problem.${hindrance.by}`);
  }
}
