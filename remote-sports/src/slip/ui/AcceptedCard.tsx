import { marketLabel, selectionLabel, useBettingTranslation, versusLabel } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { formatYuanFixed } from '@site/shared/money';
import { formatPrice } from '@site/shared/odds';
import { Button, Icon } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { dispatch, slipStore } from '../slipStore';
import type { Receipt } from '../types';
import styles from './PlacementCard.module.css';

/** The receipt: number, time to the second, selection, price, stake, and what can be won. */
export function AcceptedCard({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { dock } = useServices();
  const acceptedAt = receipt.state.at === 'open' ? receipt.state.acceptedAt : receipt.placedAt;
  return (
    <article className={styles['accepted']} aria-label={t('slip.accepted.title')}>
      <header className={styles['verdict']}>
        <Icon name="check" />
        <b>{t('slip.accepted.title')}</b>
      </header>
      {receipt.legs.map((leg) => (
        <div key={leg.key} className={styles['leg']}>
          <b>
            {selectionLabel(leg, tBetting)} {leg.price && <span data-num>{t('tickets.price', { price: formatPrice(leg.price) })}</span>}
          </b>
          <span>{marketLabel(leg.market, tBetting)}</span>
          <span className={styles['quiet']}>{versusLabel(leg, tBetting)}</span>
        </div>
      ))}
      <dl className={styles['amounts']}>
        <dt>{t('tickets.stake')}</dt>
        <dd data-num>{formatYuanFixed(receipt.stake)}</dd>
        {receipt.risk !== receipt.stake && (
          <>
            <dt>{t('slip.risk')}</dt>
            <dd data-num>{formatYuanFixed(receipt.risk)}</dd>
          </>
        )}
        <dt>{t('slip.to_win')}</dt>
        <dd className={styles['money']} data-num>
          {formatYuanFixed(receipt.toWin)}
        </dd>
        <dt>{t('slip.accepted.time')}</dt>
        <dd>
          <time dateTime={new Date(acceptedAt).toISOString()}>{formatMoment(acceptedAt)}</time>
        </dd>
      </dl>
      <p className={styles['quiet']} data-num>
        {t('slip.accepted.number', { number: receipt.id })}
      </p>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          onClick={() => {
            dispatch(slipStore(), { type: 'dismissed' });
          }}
        >
          {t('slip.accepted.dismiss')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            dock.show('bets');
          }}
        >
          {t('slip.accepted.show_bets')}
        </Button>
      </div>
    </article>
  );
}
