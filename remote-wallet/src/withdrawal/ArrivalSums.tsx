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
  /** Has no data for an account that is not paid in coins. */
  readonly quoted: Quoted<CoinTerms | undefined>;
}

/** Shows fee, arriving amount and duration before the request is sent; for coins also the rate and its validity. */
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

/**
 * Returns the arriving amount with its currency; `undefined` while the amount is invalid or the coin rate is missing.
 */
export function arrivalOf({ target, sums }: WithdrawalCheck, coin: CoinTerms | undefined): string | undefined {
  if (sums === undefined || target?.account.kind !== 'virtual') return sums && formatYuan(sums.arrives);
  return coin && `${coinsArriving(sums.arrives, coin.rate, coin.networkFee)} ${coin.currency}`;
}
