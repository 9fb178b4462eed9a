import { useRouteLink } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import { ordersQuery } from '../orders/orderView';
import styles from './GrantList.module.css';
import type { TurnoverGrant, WithdrawalEligibility } from './withdrawal';

/**
 * Lists what the remaining turnover is for: each deposit with a link to its order, and each bonus with its expiry.
 * Renders nothing when no turnover is left.
 */
export function GrantList({ eligibility: { grants, grantCount } }: { readonly eligibility: WithdrawalEligibility }) {
  const { t } = useTranslation();
  if (grants.length === 0) return null;
  return (
    <details className={styles['grants']}>
      <summary>{t('withdrawal.grants.title', { count: grantCount })}</summary>
      <p>{t('withdrawal.grants.hint')}</p>
      <ul>
        {grants.map((grant) => (
          <Grant key={grant.bonus?.id ?? `${grant.kind} ${grant.at} ${grant.orderId ?? ''}`} grant={grant} />
        ))}
      </ul>
      {grantCount > grants.length && <p>{t('withdrawal.grants.more', { count: grantCount - grants.length })}</p>}
    </details>
  );
}

function Grant({ grant: { kind, amount, left, at, orderId, bonus } }: { readonly grant: TurnoverGrant }) {
  const { t } = useTranslation();
  const order = useRouteLink('transRecord', {}, { query: ordersQuery({ order: orderId }) });
  const sum = formatYuan(amount);
  const name =
    bonus === undefined
      ? t(`withdrawal.grants.${kind}`, { amount: sum })
      : t('withdrawal.grants.named', { title: bonus.title, amount: sum });
  return (
    <li>
      <span>{orderId === undefined ? name : <a {...order}>{name}</a>}</span>
      {bonus === undefined ? (
        <time dateTime={new Date(at).toISOString()} translate="no">
          {formatShortMinute(at)}
        </time>
      ) : (
        <time dateTime={new Date(bonus.expiresAt).toISOString()} translate="yes">
          {t('withdrawal.grants.until', { time: formatShortMinute(bonus.expiresAt) })}
        </time>
      )}
      <b>{t('withdrawal.grants.left', { amount: formatYuan(left) })}</b>
    </li>
  );
}
