import { useCallback } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { isMissing, LoadableView, useLoadable } from '@site/shared/loadable';
import { ButtonLink, Empty, PageHead, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ConditionTable } from './ConditionTable';
import { RebateTable } from './RebateTable';
import { useGrades } from './useGrades';
import { RebateRanges } from './RebateRanges';
import { fetchRebateRanges } from './vipApi';
import styles from './VipDetailScreen.module.css';
import { VipRules } from './VipRules';

/**
 * Shows `/mine/vip/detail`: the conditions, gifts and rebates of VIP. Implements R-MEMBER-01.
 *
 * Assumption (R-MEMBER-16): the screen shows the range of rebates of each category, the conditions and gifts of all
 * grades, their rebates, and the rules.
 */
export function VipDetailScreen() {
  const { session } = useServices();
  const { t } = useTranslation();
  const level = useReadable(session.member)?.vipLevel;
  const grades = useGrades();
  const ranges = useRebateRanges();
  const isAllMissing = isMissing(grades.state) && isMissing(ranges.state);
  const vipLink = useRouteLink('vip', {});
  const welfareLink = useRouteLink('welfare', {});

  return (
    <div className={styles['screen']}>
      <PageHead
        title={t('vip_detail.title')}
        tools={
          <>
            <ButtonLink size="sm" {...vipLink}>
              {t('vip_detail.back')}
            </ButtonLink>
            <ButtonLink size="sm" variant="primary" {...welfareLink}>
              {t('vip_detail.to_welfare')}
            </ButtonLink>
          </>
        }
      />
      {!isAllMissing && <RebateRanges of={ranges.state} onRetry={ranges.reload} />}
      <LoadableView
        of={grades.state}
        onRetry={() => {
          grades.reload();
          if (isAllMissing) ranges.reload();
        }}
        empty={<NoGrades />}
        skeleton={<Skeleton height="6rem" />}
      >
        {(ladder) => (
          <div className={styles['screen']}>
            <ConditionTable grades={ladder} level={level} />
            <RebateTable grades={ladder} level={level} />
            <VipRules asksForDeposits={ladder.some(({ gifts }) => gifts?.deposit !== undefined)} />
          </div>
        )}
      </LoadableView>
    </div>
  );
}

/** Returns the lowest and the highest rebate of each category over all grades. */
function useRebateRanges() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchRebateRanges(http, { signal }), [http]);
  return useLoadable(load);
}

function NoGrades() {
  const { t } = useTranslation();
  return <Empty title={t('vip_detail.empty')}>{t('vip_detail.empty_hint')}</Empty>;
}

export { VipDetailScreen as View };
