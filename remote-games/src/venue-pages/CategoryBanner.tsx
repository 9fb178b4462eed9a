import { Hero, nightHero, Scene } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { CATEGORY_SCENES } from '../venues/categoryScenes';
import type { VenueCategory } from '../venues/venue';
import styles from './CategoryBanner.module.css';

interface CategoryBannerProps {
  readonly category: VenueCategory;
  /** Number of venues that can be entered; `undefined` until known. */
  readonly count: number | undefined;
}

/** Shows the header of a category page: its name over its art. */
export function CategoryBanner({ category, count }: CategoryBannerProps) {
  const { t } = useTranslation();
  return (
    <header className={styles['banner']}>
      <Hero hero={nightHero} width={1600} height={208} className={styles['hills']} />
      <Scene scene={CATEGORY_SCENES[category]} className={styles['scene']} />
      <div className={styles['text']}>
        <h1 className={styles['title']}>{t('venues.title', { category: t(`category.${category}.name`) })}</h1>
        <p className={styles['line']}>{t(`category.${category}.line`)}</p>
        {count !== 0 && <p className={styles['count']}>{count !== undefined && t('counts.venues', { count })}</p>}
      </div>
    </header>
  );
}
