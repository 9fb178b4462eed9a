import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useMemberChoice } from '../choices/useMemberChoice';
import { useTranslation } from './texts';
import { watchPriceSpots } from './priceSpots';
import { quickBetChoice } from '../quick-bet/quickBetRules';
import { keepPick } from './keptPick';
import { pickAtOnce } from './pickAtOnce';
import { isSamePress } from './quickPick';
import { needsAnother } from './slip';
import { pick, slipStore, type PickRefusal } from './slipStore';
import { stakeFocusStore } from './stakeFocus';
import type { SlipEntry } from './types';

export const REFUSAL_KEYS = {
  'slip-full': 'picks.refused.slip_full',
  'builder-full': 'picks.refused.builder_full',
  'ticket-pending': 'picks.refused.order_confirming',
  'order-confirming': 'picks.refused.order_confirming',
  'champion-in-parlay': 'picks.refused.champion_in_parlay',
} as const satisfies Record<PickRefusal, string>;

/**
 * Returns a function that picks an entry and shows the slip, or a toast when the entry is refused. In a builder the
 * slip is shown from the second selection on. A guest must sign in first and then finds the pick in the slip. With
 * quick bet enabled and the slip in single mode, the entry is bet at once, unless its price has just appeared under the
 * finger.
 *
 * @param isAtOnce true when the view announces that a press bets at once
 *
 * Implements R-SLIP-21, R-SLIP-22.
 */
export function usePutIntoSlip(isAtOnce: boolean): (entry: SlipEntry, isJustShown: boolean) => void {
  const { overlays, dock, session, clock } = useServices();
  const { t } = useTranslation();
  const [quickBet] = useMemberChoice(quickBetChoice);
  const current = useRef({ t, quickBet });
  useEffect(() => {
    current.current = { t, quickBet };
  });
  useEffect(() => (isAtOnce && quickBet.isOn ? watchPriceSpots() : undefined), [isAtOnce, quickBet.isOn]);
  return useCallback(
    (entry, isJustShown) => {
      if (!session.requireLogin()) {
        keepPick(entry, clock.now());
        return;
      }
      const { t: translate, quickBet: chosen } = current.current;
      const store = slipStore();
      const isBet = isAtOnce && chosen.isOn && !stakeFocusStore().getState().isPicking && store.getState().slip.mode === 'single';
      const isUnseen = isBet && isJustShown && !isSamePress(store.getState().quick, entry.key, clock.now());
      const refusal = isBet ? pickAtOnce(store, entry, chosen.stake, clock.now(), isUnseen) : pick(store, entry);
      if (isUnseen && !refusal) overlays.toast(translate('picks.quick_refused.changed'), 'warning');
      if (refusal) overlays.toast(translate(REFUSAL_KEYS[refusal]), 'warning');
      // The slip covers the match page on a phone, where the player still has to pick the second selection.
      else if (!needsAnother(store.getState().slip)) dock.show('slip');
    },
    [overlays, dock, session, clock, isAtOnce],
  );
}
