import { useEffect } from 'react';
import { useRouteLink } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, Card, Skeleton } from '@site/shared/ui';
import { useExchangeDesk } from '../../exchange/ui/useExchangeDesk';
import { usePoints } from '../../exchange/ui/usePoints';
import type { PointsStanding } from '../../exchange/points';
import { useTranslation } from '../../i18n';
import { MoneyNote } from '../../outcome/ui/MoneyNote';
import { ExchangeForm } from './ExchangeForm';
import styles from './ExchangeScreen.module.css';

/**
 * `/mine/exchange`: points of loyalty for bonus money.
 *
 * Assumption (R-MEMBER-15): valid turnover earns points, which are exchanged for bonus money at a fixed rate, in whole yuan.
 */
export function View() {
  const { t } = useTranslation();
  const { state, reload } = usePoints();
  const { request, exchange } = useExchangeDesk();
  const recordLink = useRouteLink('giftRecord', {});

  // Whatever became of it, the points are read anew.
  const isOver = request.status === 'paid' || request.status === 'refused' || request.status === 'lost';
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);

  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{t('exchange.title')}</h1>
      <MoneyNote request={request} />
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="3rem" />}>
        {(standing) => (
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
                <dd data-num>{standing.points.toLocaleString('zh-CN')}</dd>
              </dl>
              <p className={styles['earned']}>{t('exchange.earned', { points: standing.earned.toLocaleString('zh-CN') })}</p>
              <ExchangeForm standing={standing} request={request} onExchange={(points) => void exchange(points)} />
            </Card>
            <Rules standing={standing} />
          </div>
        )}
      </LoadableView>
    </div>
  );
}

function Rules({ standing: { turnoverPerPoint, pointsPerYuan } }: { readonly standing: PointsStanding }) {
  const { t } = useTranslation();
  return (
    <Card title={t('exchange.rules')} padding="lg">
      <ul className={styles['rules']}>
        <li>{t('exchange.rule_earn', { turnover: formatYuan(turnoverPerPoint) })}</li>
        <li>{t('exchange.rule_spend', { points: pointsPerYuan })}</li>
        <li>{t('exchange.rule_keep')}</li>
      </ul>
    </Card>
  );
}
