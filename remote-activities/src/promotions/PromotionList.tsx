import { useState } from 'react';
import { Skeleton, TabPanel, Tabs } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { categoryCounts, promotionsIn, type CategoryFilter, type Promotion } from './promotion';
import { PromotionCard } from './PromotionCard';
import styles from './PromotionList.module.css';

/** The promotions, all of them or those of one category. */
export function PromotionList({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<CategoryFilter>('all');
  const counts = categoryCounts(promotions);
  // A category may have lost its last promotion since it was selected.
  const filter = counts.some((each) => each.filter === selected) ? selected : 'all';

  return (
    <Tabs
      items={counts.map((each) => ({ value: each.filter, label: t(`discount.category.${each.filter}`), count: each.count }))}
      value={filter}
      onChange={setSelected}
      label={t('discount.filter')}
    >
      <TabPanel value={filter}>
        <ul className={styles['grid']}>
          {promotionsIn(filter, promotions).map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      </TabPanel>
    </Tabs>
  );
}

const SKELETON_CARDS = ['1', '2', '3', '4'];

export function PromotionListSkeleton() {
  return (
    <div className={styles['grid']}>
      {SKELETON_CARDS.map((card) => (
        <Skeleton key={card} height="3.5rem" />
      ))}
    </div>
  );
}
