import { Skeleton } from '@site/shared/ui';
import type { Promotion } from '../promotions/promotion';
import { PromotionCard } from '../promotions/PromotionCard';
import { CategoryTabs } from './CategoryTabs';
import styles from './PromotionList.module.css';

/** Shows the promotions for a guest, all of them or those of one category. */
export function PromotionList({ promotions }: { readonly promotions: readonly Promotion[] }) {
  return <CategoryTabs promotions={promotions}>{(chosen) => <PromotionGrid promotions={chosen} />}</CategoryTabs>;
}

export function PromotionGrid({ promotions }: { readonly promotions: readonly Promotion[] }) {
  return (
    <ul className={styles['grid']}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} level={2} />
        </li>
      ))}
    </ul>
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
