import { formatYuanFixed } from '@site/shared/money';
import { coinsArriving } from '../coins/coinAmount';
import { useTranslation } from '../i18n';
import type { CoinTerms } from './withdrawal';
import type { WithdrawalCheck } from './withdrawalValues';
import styles from './WithdrawalForm.module.css';

/** The fee, the amount that arrives and how soon, shown before the request is sent. */
export function ArrivalSums({ check, coin }: { readonly check: WithdrawalCheck; readonly coin: CoinTerms }) {
  const { t } = useTranslation();
  const isCoin = check.target?.account.kind === 'virtual';
  return (
    <>
      <dl className={styles['sum']}>
        <dt>{isCoin ? t('withdrawal.network_fee') : t('withdrawal.fee')}</dt>
        <dd>{isCoin ? `${coin.networkFee} ${coin.currency}` : check.ok ? formatYuanFixed(check.fee) : '¥ –'}</dd>
      </dl>
      <dl className={styles['sum']} data-money>
        <dt>{isCoin ? t('withdrawal.arrives_at', { rate: coin.rate }) : t('withdrawal.arrives')}</dt>
        <dd>{check.ok ? arrivalOf(check, coin) : isCoin ? `${coin.currency} –` : '¥ –'}</dd>
      </dl>
      {check.target && (
        <dl className={styles['sum']}>
          <dt>{t('withdrawal.arrival')}</dt>
          <dd>{t('withdrawal.within', { minutes: check.target.terms.arrivesWithinMinutes })}</dd>
        </dl>
      )}
    </>
  );
}

/** The amount that arrives, with its currency. */
export function arrivalOf(check: Extract<WithdrawalCheck, { ok: true }>, coin: CoinTerms): string {
  if (check.target.account.kind !== 'virtual') return formatYuanFixed(check.arrives);
  return `${coinsArriving(check.arrives, coin.rate, coin.networkFee)} ${coin.currency}`;
}
