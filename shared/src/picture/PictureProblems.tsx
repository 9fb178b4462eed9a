import { useSharedTranslation } from '@site/shared/i18n';
import { Icon } from '../ui';
import styles from './PictureProblems.module.css';
import type { PictureProblem } from './usePictureFiles';

interface PictureProblemsProps {
  readonly problems: readonly PictureProblem[];
  readonly max: number;
}

/** Renders why files were rejected, and what to do. */
export function PictureProblems({ problems, max }: PictureProblemsProps) {
  const { t } = useSharedTranslation();
  return (
    <div aria-live="polite" className={styles['problems']}>
      {problems.map(({ name, why }, index) => (
        // Use the index as key, because files may have the same name: browsers call each pasted one "image.png".
        <p key={index} className={styles['problem']}>
          <Icon name="warning" size="xs" />
          {t(`picture.${why}`, { name, max })}
        </p>
      ))}
    </div>
  );
}
