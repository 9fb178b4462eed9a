import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useTranslation } from '../i18n';
import { keepPick } from './keptPick';
import { pick, slipStore, type PickRefusal } from './slipStore';
import type { SlipEntry } from './types';

/** The text of each refusal. */
export const REFUSAL_KEYS = {
  'slip-full': 'slip.refused.slip_full',
  'ticket-pending': 'slip.refused.order_confirming',
  'order-confirming': 'slip.refused.order_confirming',
  'champion-in-parlay': 'slip.refused.champion_in_parlay',
} as const satisfies Record<PickRefusal, string>;

/**
 * Picks an entry and shows the slip, or a toast with the refusal. A guest has to log in first, and finds the pick in the slip then.
 *
 * Implements R-SLIP-21, R-SLIP-22.
 */
export function usePutIntoSlip(): (entry: SlipEntry) => void {
  const { overlays, dock, session, clock } = useServices();
  const { t } = useTranslation();
  const translate = useRef(t);
  useEffect(() => {
    translate.current = t;
  });
  return useCallback(
    (entry) => {
      if (!session.requireLogin()) {
        keepPick(entry, clock.now());
        return;
      }
      const refusal = pick(slipStore(), entry);
      if (refusal) overlays.toast(translate.current(REFUSAL_KEYS[refusal]), 'warning');
      else dock.show('slip');
    },
    [overlays, dock, session, clock],
  );
}
