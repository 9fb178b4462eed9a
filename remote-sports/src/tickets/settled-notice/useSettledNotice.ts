import { useCallback, useEffect, useRef } from 'react';
import { type Ticket } from '@site/shared/betting';
import { resultLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { useServices } from '@site/shared/contract';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';

/**
 * Returns a function that shows a toast for bets that were settled or cashed out automatically: one bet with result and
 * payout, several with their number.
 */
export function useSettledNotice(): (settled: readonly Ticket[]) => void {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const textOf = useRef<(settled: readonly Ticket[]) => string | undefined>(undefined);
  useEffect(() => {
    textOf.current = ([first, ...others]) => {
      if (others.length > 0) return t('settled.notice_many', { count: others.length + 1 });
      if (first?.state.status === 'cashed-out') {
        return t('settled.cashed_out', { number: first.id, amount: formatYuan(first.state.payout) });
      }
      if (first?.state.status !== 'settled') return undefined;
      const { result, payout } = first.state;
      const facts = { number: first.id, result: resultLabel(result, tBetting) };
      return payout > 0 ? t('settled.notice_paid', { ...facts, amount: formatYuan(payout) }) : t('settled.notice', facts);
    };
  });

  return useCallback(
    (settled) => {
      const text = textOf.current?.(settled);
      if (text !== undefined) overlays.toast(text, 'info');
    },
    [overlays],
  );
}
