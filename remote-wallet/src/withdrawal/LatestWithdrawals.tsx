import { AccountMark } from '@site/shared/account-mark';
import { useRouteLink } from '@site/shared/contract';
import { formatShortMoment } from '@site/shared/i18n';
import { LoadableView, type Loadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Card, Tag, type TagTone } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ordersQuery } from '../orders/orderView';
import { AllLink } from '../ui/AllLink';
import { useFocusNearby } from '../ui/useFocusNearby';
import { CancelWithdrawal } from './CancelWithdrawal';
import styles from './LatestWithdrawals.module.css';
import type { Withdrawal } from './withdrawal';

interface LatestWithdrawalsProps {
  readonly source: { readonly state: Loadable<readonly Withdrawal[]>; readonly reload: () => void };
}

/** Lists the latest withdrawals with their states. A pending one can be cancelled. */
export function LatestWithdrawals({ source: { state, reload } }: LatestWithdrawalsProps) {
  const { t } = useTranslation();
  const all = useRouteLink('transRecord', {}, { query: ordersQuery({ kind: 'withdrawal' }) });
  return (
    <Card title={t('withdrawal.latest')} aside={<AllLink {...all}>{t('orders.all')}</AllLink>}>
      <LoadableView of={state} onRetry={reload} empty={t('withdrawal.none')}>
        {(withdrawals) => (
          <ul>
            {withdrawals.map((withdrawal) => (
              <Item key={withdrawal.id} withdrawal={withdrawal} />
            ))}
          </ul>
        )}
      </LoadableView>
    </Card>
  );
}

const TONES: Readonly<Record<Withdrawal['state'], TagTone>> = {
  pending: 'warning',
  paid: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
};

function Item({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation();
  const { id, state, amount, account, createdAt, reason } = withdrawal;
  const order = useRouteLink('transRecord', {}, { query: ordersQuery({ order: id }) });
  const item = useFocusNearby<HTMLLIElement>();

  return (
    <li ref={item} tabIndex={-1} className={styles['item']}>
      <AccountMark account={account} />
      <span>
        <b>{account.label}</b> <Tag tone={TONES[state]}>{t(`withdrawal.state.${state}`)}</Tag>
        <span className={styles['facts']}>
          {account.number} ·{' '}
          <time translate="no" dateTime={new Date(createdAt).toISOString()}>
            {formatShortMoment(createdAt)}
          </time>
        </span>
        {reason !== undefined && <span className={styles['reason']}>{t('withdrawal.reason', { reason })}</span>}
      </span>
      <span className={styles['end']}>
        <a {...order} className={styles['order']} aria-label={t('orders.open_of', { order: id })}>
          <b translate="no">{formatYuan(amount)}</b>
        </a>
        {state === 'pending' && <CancelWithdrawal withdrawal={withdrawal} />}
      </span>
    </li>
  );
}
