import { useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { formatCount, formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, Card, PageHead, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { KeyedRequestNote } from '../ui/KeyedRequestNote';
import { useNotifyPaid } from '../ui/useNotifyPaid';
import { ExchangeForm } from './ExchangeForm';
import styles from './ExchangeScreen.module.css';
import type { PointsBalance } from './points';
import { fetchPoints, POINTS_EXCHANGE } from './pointsApi';
import { PointStatementCard } from './PointStatementCard';

/**
 * Shows `/mine/exchange`: the exchange of loyalty points for bonus money, their expiry, and all changes.
 *
 * Assumption (R-MEMBER-15): valid turnover earns points, which are exchanged for bonus money at a fixed rate, in whole
 * yuan.
 */
export function ExchangeScreen() {
  const { t } = useTranslation();
  const { state, reload } = usePoints();
  const { request, send } = useKeyedRequest(POINTS_EXCHANGE);
  useNotifyPaid(request);
  const recordLink = useRouteLink('giftRecord', {});

  const isOver = request.status === 'succeeded' || request.status === 'refused' || request.status === 'closed';
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);

  return (
    <div className={styles['screen']}>
      <PageHead title={t('exchange.title')} />
      <KeyedRequestNote request={request} />
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="3rem" />}>
        {(balance) => (
          <div className={styles['screen']}>
            <div className={styles['columns']}>
              <Card
                title={t('exchange.form')}
                padding="lg"
                aside={
                  <ButtonLink size="sm" {...recordLink}>
                    {t('exchange.record')}
                  </ButtonLink>
                }
              >
                <dl className={styles['points']}>
                  <dt>{t('exchange.points')}</dt>
                  <dd data-num translate="no">
                    {formatCount(balance.points)}
                  </dd>
                </dl>
                <p className={styles['earned']}>{t('exchange.earned', { points: formatCount(balance.earned) })}</p>
                {balance.expiring !== undefined && (
                  <p className={styles['earned']}>
                    {t('exchange.expiring', {
                      points: formatCount(balance.expiring.points),
                      time: formatMoment(balance.expiring.at),
                    })}
                  </p>
                )}
                <ExchangeForm balance={balance} request={request} onExchange={(points) => void send(points)} />
              </Card>
              <Rules balance={balance} />
            </div>
            <PointStatementCard version={balance.points} turnoverPerPoint={balance.turnoverPerPoint} />
          </div>
        )}
      </LoadableView>
    </div>
  );
}

/** Returns the member's points, and reloads them when a bet was settled. */
function usePoints() {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchPoints(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  return { state, reload };
}

function Rules({ balance: { turnoverPerPoint, pointsPerYuan, liveDays } }: { readonly balance: PointsBalance }) {
  const { t } = useTranslation();
  return (
    <Card title={t('exchange.rules')} padding="lg">
      <ul className={styles['rules']}>
        <li>{t('exchange.rule_earn', { turnover: formatYuan(turnoverPerPoint) })}</li>
        <li>{t('exchange.rule_spend', { points: pointsPerYuan })}</li>
        <li>{t('exchange.rule_keep', { days: liveDays })}</li>
      </ul>
    </Card>
  );
}

export { ExchangeScreen as View };
