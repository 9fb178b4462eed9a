import { marketLabel, oddsFormatLabel, selectionLabel, useBettingTranslation, versusLabel } from '@site/shared/ui/betting';
import { formatMoment } from '@site/shared/i18n';
import { formatYuan, formatYuanFixed } from '@site/shared/money';
import { formatPrice } from '@site/shared/odds';
import { cx, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { principalOf } from '../slip/betTerms';
import type { BetOrder, Receipt } from '../slip/types';
import { isCombined, useBetLabel } from './useBetLabel';
import styles from './PlacementCard.module.css';

interface AcceptedCardProps {
  readonly receipt: Receipt;
  readonly order: BetOrder;
  readonly isCompact: boolean;
}

/** Shows the receipt: ticket number, time to the second, selection, price, stake and possible return. */
export function AcceptedCard({ receipt, order, isCompact }: AcceptedCardProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const label = useBetLabel()(order);
  const principal = principalOf(receipt.stake, order.kind);
  const acceptedAt = receipt.state.status === 'open' ? receipt.state.acceptedAt : receipt.placedAt;
  return (
    <article className={cx(styles['accepted'], isCompact && styles['compact'])} aria-label={t('placement.accepted.title')}>
      <header className={styles['verdict']}>
        <Icon name="check" />
        <b>{t('placement.accepted.title')}</b>
        {isCombined(order.kind) && <span>{label}</span>}
      </header>
      {receipt.legs.map((leg) => (
        <div key={leg.key} className={styles['leg']}>
          <b>
            {selectionLabel(leg, tBetting)}{' '}
            {leg.price && (
              <span data-num translate="no">
                {t('odds.priced', { price: formatPrice(leg.price) })}
              </span>
            )}
          </b>
          <span>{marketLabel(leg.market, tBetting)}</span>
          <span className={styles['quiet']}>{versusLabel(leg, tBetting)}</span>
        </div>
      ))}
      <dl className={styles['amounts']}>
        {receipt.together && (
          <>
            <dt>{t('builder.price')}</dt>
            <dd data-num translate="no">
              {t('builder.price_value', {
                price: formatPrice(receipt.together),
                format: oddsFormatLabel(receipt.together.format, tBetting),
              })}
            </dd>
          </>
        )}
        <dt>{t('odds.stake')}</dt>
        <dd data-num translate="no">
          {formatYuan(principal)}
        </dd>
        {receipt.risk !== principal && (
          <>
            <dt>{t('slip.risk')}</dt>
            <dd data-num translate="no">
              {formatYuan(receipt.risk)}
            </dd>
          </>
        )}
        <dt>{t('slip.to_win')}</dt>
        <dd className={styles['money']} data-num translate="no">
          {formatYuanFixed(receipt.toWin)}
        </dd>
        <dt>{t('placement.accepted.time')}</dt>
        <dd>
          <time dateTime={new Date(acceptedAt).toISOString()} translate="no">
            {formatMoment(acceptedAt)}
          </time>
        </dd>
      </dl>
      <p className={styles['quiet']} data-num translate="no">
        {t('placement.accepted.number', { number: receipt.id })}
      </p>
    </article>
  );
}
