import { LoadableView, useLoadable } from '@site/shared/loadable';
import { useTranslation } from './texts';
import type { Promotion } from '../promotions/promotion';
import { PaidHistory } from './PaidHistory';
import { GROUPS, groupPromotions, type MemberPromotion, type Overview, nextPeriodAt } from './overview';
import { MemberCard } from './MemberCard';
import styles from './MemberPromotions.module.css';
import { CategoryTabs } from './CategoryTabs';
import { PromotionGrid, PromotionListSkeleton } from './PromotionList';
import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useReloadAt } from '../participation/useReloadAt';
import { fetchOverview } from './overviewApi';

/** One press or one transaction publishes several events, so wait for them. */
const GATHER_MS = 300;

/**
 * Returns the member's status in all promotions. Refreshes after bets, rounds, deposits, gifts and progress that the
 * platform publishes, and at the start of a period.
 */
function useOverview() {
  const { http, bus, locale } = useServices();
  const language = useReadable(locale);
  const load = useCallback((signal: AbortSignal) => fetchOverview(http, { signal }), [http]);
  const { state, reload } = useLoadable(load, language);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(reload, GATHER_MS);
    };
    const stops = [bus.on('balance/changed', soon), bus.on('member/changed', soon)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [bus, reload]);

  useReloadAt(state.data === undefined ? Infinity : nextPeriodAt(state.data), reload);

  return { state, reload };
}

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
