import { useRouteLink } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, Icon, useArrivalFocus, type IconName } from '@site/shared/ui';
import { useTranslation } from './texts';
import { usePromotionText } from '../../orders/usePromotionText';
import type { DepositOrder } from '../deposit';
import { DisputePanel } from './DisputePanel';
import styles from './FinalOrder.module.css';

type Outcome = Exclude<DepositOrder['state'], 'waiting'> | 'unknown';

const ICONS: Readonly<Record<Outcome, IconName>> = { credited: 'check', closed: 'close', expired: 'clock', unknown: 'search' };

interface FinalOrderProps {
  readonly outcome: Outcome;
  readonly order?: DepositOrder;
  /** True when the order was waiting on this page: the focus moves from its panel to this one. */
  readonly hasArrived?: boolean;
  readonly onChanged?: () => void;
}

const ignore = () => undefined;

/** Shows the final state of an order, with links to another deposit and to the home page. */
export function FinalOrder({ outcome, order, hasArrived = false, onChanged = ignore }: FinalOrderProps) {
  const { t } = useTranslation();
  const promotionText = usePromotionText();
  const again = useRouteLink('saveMoney', {});
  const home = useRouteLink('home', {});
  const heading = useArrivalFocus<HTMLHeadingElement>(hasArrived);
  const coin = order?.payment.kind === 'virtual' ? order.payment.coin : undefined;
  return (
    <article className={styles['final']} data-outcome={outcome}>
      <span className={styles['icon']}>
        <Icon name={ICONS[outcome]} size="xl" />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
        {t(`waiting.${outcome}`)}
      </h1>
      <p role="status">{t(`waiting.${outcome}_hint`, order ? { amount: formatYuan(order.amount) } : {})}</p>
      {order?.orderedAmount !== undefined && <p>{t('waiting.other_amount', { amount: formatYuan(order.orderedAmount) })}</p>}
      {order?.promotion && <p>{promotionText(order.promotion)}</p>}
      {coin?.returned !== undefined && <p>{t('waiting.returned', { coins: coin.returned, currency: coin.currency })}</p>}
      {order && (
        <p className={styles['facts']}>
          {t('waiting.order')} {order.id}
          {order.creditedAt !== undefined && (
            <>
              {' · '}
              {t('waiting.credited_at')} <time translate="no">{formatMoment(order.creditedAt)}</time>
            </>
          )}
        </p>
      )}
      {order && <DisputePanel order={order} onChanged={onChanged} />}
      <div className={styles['ways']}>
        <ButtonLink variant="primary" {...again}>
          {t('waiting.again')}
        </ButtonLink>
        <ButtonLink {...home}>{t('waiting.home')}</ButtonLink>
      </div>
    </article>
  );
}
