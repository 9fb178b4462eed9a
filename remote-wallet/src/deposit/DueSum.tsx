import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { coinsDue } from '../coins/coinAmount';
import { useTranslation } from './texts';
import { FormSum } from '../ui/FormSum';
import { fetchCoinRate } from './depositApi';
import type { DepositCheck } from './depositValues';

interface SumProps {
  readonly label: string;
  readonly check: DepositCheck;
}

/** Shows the amount to pay in yuan, or in coins at the current rate. The order fixes the rate. */
export function DueSum(props: SumProps) {
  return props.check.method?.kind === 'virtual' ? <CoinSum {...props} /> : <YuanSum {...props} />;
}

export function YuanSum({ label, check, isMoney = false }: SumProps & { readonly isMoney?: boolean }) {
  return (
    <FormSum label={label} isMoney={isMoney}>
      {check.ok ? formatYuan(check.amount) : '¥ –'}
    </FormSum>
  );
}

/** Shows the amount in coins. Implements R-API-069. */
function CoinSum({ label, check }: SumProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchCoinRate(http, { signal }), [http]);
  const { data: rate } = useLoadable(load).state;
  return (
    <FormSum label={rate === undefined ? label : t('deposit.due_at', { rate })}>
      {check.ok && rate !== undefined ? `${coinsDue(check.amount, rate)} USDT` : 'USDT –'}
    </FormSum>
  );
}
