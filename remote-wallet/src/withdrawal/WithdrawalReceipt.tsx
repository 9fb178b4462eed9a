import { Fragment } from 'react';
import { AccountMark } from '@site/shared/account-mark';
import { useRouteLink } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { Button, ButtonLink, Fact, Facts, Icon, useArrivalFocus, type IconName } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ordersQuery } from '../orders/orderView';
import { useFocusNearby } from '../ui/useFocusNearby';
import { CancelWithdrawal } from './CancelWithdrawal';
import type { Withdrawal } from './withdrawal';
import styles from './WithdrawalReceipt.module.css';

const ICONS: Readonly<Record<Withdrawal['state'], IconName>> = { pending: 'check', paid: 'check', rejected: 'warning', cancelled: 'close' };

/** Shows a withdrawal requested on this page in its current state. */
export function WithdrawalReceipt({ withdrawal, onAgain }: { readonly withdrawal: Withdrawal; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  const record = useRouteLink('transRecord', {}, { query: ordersQuery({ order: withdrawal.id }) });
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const area = useFocusNearby<HTMLElement>(heading);
  const { id, state, amount, fee, arrives, coin, account, createdAt, decidedAt, reason } = withdrawal;
  const isGivenBack = state === 'rejected' || state === 'cancelled';
  const lines = [
    [t('withdrawal.order'), id],
    [
      t('orders.account'),
      <Fragment key="account">
        <AccountMark account={account} size="sm" />
        {`${account.label} ${account.number}`}
      </Fragment>,
    ],
    [t('withdrawal.amount'), formatYuan(amount)],
    ...(isGivenBack
      ? []
      : ([
          [t('orders.fee'), formatYuan(fee)],
          ...(coin ? ([[t('withdrawal.rate'), t('exchange.rate', { rate: coin.rate })]] as const) : []),
          [
            t(state === 'paid' ? 'withdrawal.arrived' : 'withdrawal.arrives'),
            coin ? `${coin.amount} ${coin.currency}` : formatYuan(arrives),
          ],
        ] as const)),
    [t('withdrawal.requested_at'), formatMoment(createdAt)],
    ...(decidedAt === undefined ? [] : ([[t('withdrawal.decided_at'), formatMoment(decidedAt)]] as const)),
  ] as const;
  return (
    <article ref={area} className={styles['receipt']} data-state={state}>
      <span className={styles['icon']}>
        <Icon name={ICONS[state]} size="xl" />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {t(`withdrawal.receipt.${state}`)}
      </h2>
      <p role="status">
        {`${t(`withdrawal.receipt.${state}_hint`)}${reason === undefined ? '' : ` ${t('withdrawal.reason', { reason })}`}`}
      </p>
      <Facts form="ruled" className={styles['lines']}>
        {lines.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <div className={styles['ways']}>
        <ButtonLink {...record}>{t('withdrawal.to_order')}</ButtonLink>
        {state === 'pending' && <CancelWithdrawal withdrawal={withdrawal} isOwn />}
        <Button variant="primary" onClick={onAgain}>
          {t('withdrawal.again')}
        </Button>
      </div>
    </article>
  );
}
