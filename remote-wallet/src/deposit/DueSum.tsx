import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { coinsDue } from '../coins/coinAmount';
import { useTranslation } from '../i18n';
import { fetchCoinRate } from './depositApi';
import type { DepositCheck } from './depositValues';
import styles from './DueSum.module.css';

interface SumProps {
  readonly label: string;
  readonly check: DepositCheck;
}

/** The amount to pay: yuan, or coins at the current rate. The order fixes the rate. */
export function DueSum(props: SumProps) {
  return props.check.method?.kind === 'virtual' ? <CoinSum {...props} /> : <YuanSum {...props} />;
}

export function YuanSum({ label, check, isMoney = false }: SumProps & { readonly isMoney?: boolean }) {
  return (
    <dl className={styles['sum']} data-money={isMoney || undefined}>
      <dt>{label}</dt>
      <dd>{check.ok ? formatYuanFixed(check.amount) : '¥ –'}</dd>
    </dl>
  );
}

/** Implements R-API-069. */
function CoinSum({ label, check }: SumProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchCoinRate(http, { signal }), [http]);
  const { data: rate } = useLoadable(load).state;
  return (
    <dl className={styles['sum']}>
      <dt>{rate === undefined ? label : t('deposit.due_at', { rate })}</dt>
      <dd>{check.ok && rate !== undefined ? `${coinsDue(check.amount, rate)} USDT` : 'USDT –'}</dd>
    </dl>
  );
}
