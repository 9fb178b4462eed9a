import { formatYuan } from '@site/shared/money';
import { coinsArriving } from '../coins/coinAmount';
import { QuoteLeft } from '../coins/QuoteLeft';
import type { Quoted } from '../coins/useQuoted';
import { useTranslation } from './texts';
import { FormSum } from '../ui/FormSum';
import type { CoinTerms } from './withdrawal';
import type { WithdrawalCheck } from './withdrawalValues';

interface ArrivalSumsProps {
  readonly check: WithdrawalCheck;
  /** Without data for an account that is not paid in coins. */
  readonly quoted: Quoted<CoinTerms | undefined>;
}

/** The fee, the amount that arrives and how soon, shown before the request is sent; of coins with their rate and how long it holds. */
export function ArrivalSums({ check, quoted }: ArrivalSumsProps) {
  const { t } = useTranslation();
  const coin = quoted.state.data;
  const isCoin = check.target?.account.kind === 'virtual';
  const unknown = isCoin ? '–' : '¥ –';
  const fee = isCoin ? coin && `${coin.networkFee} ${coin.currency}` : check.sums && formatYuan(check.sums.fee);
  return (
    <>
      <FormSum label={isCoin ? t('withdrawal.network_fee') : t('orders.fee')}>{fee ?? unknown}</FormSum>
      <FormSum
        label={isCoin && coin ? t('withdrawal.arrives_at', { rate: coin.rate }) : t('withdrawal.arrives')}
        isMoney
        note={isCoin ? <QuoteLeft quoted={quoted} until={coin?.quote?.expiresAt} /> : undefined}
      >
        {arrivalOf(check, coin) ?? unknown}
      </FormSum>
      {check.target && (
        <FormSum label={t('withdrawal.arrival')}>{t('withdrawal.within', { minutes: check.target.terms.arrivesWithinMinutes })}</FormSum>
      )}
    </>
  );
}

/** The amount that arrives, with its currency; `undefined` while there is no valid amount, or no rate for coins. */
export function arrivalOf({ target, sums }: WithdrawalCheck, coin: CoinTerms | undefined): string | undefined {
  if (sums === undefined || target?.account.kind !== 'virtual') return sums && formatYuan(sums.arrives);
  return coin && `${coinsArriving(sums.arrives, coin.rate, coin.networkFee)} ${coin.currency}`;
}
