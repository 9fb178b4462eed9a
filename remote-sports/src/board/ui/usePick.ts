import { useCallback, useEffect, useRef } from 'react';
import type { Market, Match, Selection } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { useTranslation } from '../../i18n';
import { pick, slipStore, type PickRefusal } from '../../slip/slipStore';
import { toSlipEntry } from '../../slip/toSlipEntry';

const REFUSAL_KEYS = {
  'slip-full': 'slip.refused.slip_full',
  'ticket-pending': 'slip.refused.order_confirming',
  'order-confirming': 'slip.refused.order_confirming',
  'champion-in-parlay': 'slip.refused.champion_in_parlay',
} as const satisfies Record<PickRefusal, string>;

/** Puts a selection into the slip, shows the slip, or says why it was not taken. Proves R-SLIP-21, R-SLIP-22. */
export function usePick(): (match: Match, market: Market, selection: Selection) => void {
  const { overlays, dock } = useServices();
  const { t } = useTranslation();
  const translate = useRef(t);
  useEffect(() => {
    translate.current = t;
  });
  return useCallback(
    (match, market, selection) => {
      const entry = toSlipEntry(match, market, selection);
      if (!entry) return;
      const refusal = pick(slipStore(), entry);
      if (refusal) overlays.toast(translate.current(REFUSAL_KEYS[refusal]), 'warning');
      else dock.show('slip');
    },
    [overlays, dock],
  );
}
