import { useEffect, useCallback, useState } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { isMissing, LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, Card, PageHead, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useBalanceRefresh } from '../participation/usePaidNotice';
import { RebateDue } from './RebateDue';
import { RebateStatement } from './RebateStatement';
import { RebateToday } from './RebateToday';
import { REBATE_CLAIM, fetchRebate, fetchRebatePage } from './rebateApi';
import styles from './RebateScreen.module.css';

const RULES = ['valid', 'rate', 'when', 'free'] as const;

/**
 * Renders `/mine/rebate`: today's rebate, how it is paid, claimable days, and the statement of every day with its
 * computation.
 */
export function RebateScreen() {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const vipLink = useRouteLink('vipDetail', {});
  const { now, record, page, setPage, reload } = useRebate();
  const { request, send } = useKeyedRequest(REBATE_CLAIM);
  const isAllMissing = isMissing(now.state) && isMissing(record.state);
  const refreshBalance = useBalanceRefresh();

  useEffect(() => {
    if (request.status === 'succeeded') {
      overlays.toast(t('rebate.paid_toast', { amount: formatYuan(request.result.amount) }), 'success');
      refreshBalance();
    }
    // The rebate may have been claimed in another tab.
    if (request.status === 'refused' || request.status === 'closed') reload();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [request]);

  return (
    <div className={styles['screen']}>
      <PageHead title={t('rebate.title')} />
      <LoadableView
        of={now.state}
        onRetry={isAllMissing ? reload : now.reload}
        empty={null}
        isEmpty={() => false}
        skeleton={<Skeleton height="4rem" />}
      >
        {({ isAutomatic, today, due }) => (
          <div className={styles['columns']}>
            <RebateToday today={today} />
            <RebateDue due={due} isAutomatic={isAutomatic} request={request} onClaim={(day) => void send(day)} onChosen={now.reload} />
          </div>
        )}
      </LoadableView>
      {!isAllMissing && <RebateStatement of={record.state} onRetry={record.reload} page={page} onPage={setPage} />}
      <Card
        title={t('rebate.rules')}
        padding="lg"
        aside={
          <ButtonLink size="sm" variant="soft" {...vipLink}>
            {t('rebate.to_rates')}
          </ButtonLink>
        }
      >
        <ul className={styles['rules']}>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rebate.rule.${rule}`)}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

export { RebateScreen as View };

/**
 * Returns today's rebate, the claimable days, and one page of the statement. Reloads when a bet was settled or the
 * balance has changed.
 */
function useRebate() {
  const { http, bus } = useServices();
  const [page, setPage] = useState(1);
  const loadNow = useCallback((signal: AbortSignal) => fetchRebate(http, { signal }), [http]);
  const loadPage = useCallback((signal: AbortSignal) => fetchRebatePage(http, page, { signal }), [http, page]);
  const now = useLoadable(loadNow);
  const record = useLoadable(loadPage);
  const { reload: reloadNow } = now;
  const { reload: reloadRecord } = record;
  const reload = useCallback(() => {
    reloadNow();
    reloadRecord();
  }, [reloadNow, reloadRecord]);
  useEffect(() => bus.on('ticket/settled', reloadNow), [bus, reloadNow]);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return { now, record, page, setPage, reload };
}
