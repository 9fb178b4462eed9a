import { LoadableView } from '@site/shared/loadable';
import { useTranslation } from './texts';
import type { Promotion } from '../promotions/promotion';
import { PaidHistory } from './PaidHistory';
import { GROUPS, groupPromotions, type MemberPromotion, type Overview } from './overview';
import { MemberCard } from './MemberCard';
import styles from './MemberPromotions.module.css';
import { CategoryTabs } from './CategoryTabs';
import { PromotionGrid, PromotionListSkeleton } from './PromotionList';
import { useOverview } from './useOverview';

/**
 * Shows the promotions for a member: claimable ones first, then those in progress, completed ones, and past payments.
 */
export function MemberPromotions({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const { state, reload } = useOverview();
  return (
    <>
      <LoadableView of={state} onRetry={reload} isEmpty={() => false} empty={null} skeleton={<PromotionListSkeleton />}>
        {(overview) => <Groups promotions={promotions} overview={overview} onChange={reload} />}
      </LoadableView>
      {state.status === 'failed' && state.data === undefined && <PromotionGrid promotions={promotions} />}
    </>
  );
}

interface GroupsProps {
  readonly promotions: readonly Promotion[];
  readonly overview: Overview;
  readonly onChange: () => void;
}

function Groups({ promotions, overview, onChange }: GroupsProps) {
  return (
    <>
      <CategoryTabs promotions={promotions}>
        {(chosen) => {
          const groups = groupPromotions(chosen, overview);
          return (
            <div className={styles['groups']}>
              {GROUPS.map((group) => (
                <PromotionGroup key={group} group={group} promotions={groups[group]} onChange={onChange} />
              ))}
            </div>
          );
        }}
      </CategoryTabs>
      <PaidHistory gifts={overview.history} />
    </>
  );
}

interface PromotionGroupProps {
  readonly group: (typeof GROUPS)[number];
  readonly promotions: readonly MemberPromotion[];
  readonly onChange: () => void;
}

function PromotionGroup({ group, promotions, onChange }: PromotionGroupProps) {
  const { t } = useTranslation();
  if (promotions.length === 0) return null;
  const id = `promotions-${group}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t(`centre.${group}`)} <span className={styles['count']}>{promotions.length}</span>
      </h2>
      <ul className={styles['grid']}>
        {promotions.map(({ promotion, entry }) => (
          <li key={promotion.id}>
            <MemberCard promotion={promotion} entry={entry} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}
