import { formatYuanInput, type Fen } from '@site/shared/money';
import { isOpen } from './placement';
import { isSamePress } from './quickPick';
import { isPending, slipOf } from './slip';
import { withSlip, type PickRefusal, type SlipStore } from './slipStore';
import { NO_STAKES } from './stakes';
import type { ServerTime, SlipEntry } from './types';

/**
 * Picks a selection to be bet at once: the slip, which is in single mode, then holds only this selection with this
 * stake and no earlier quote. A press that belongs to the previous press does nothing.
 *
 * @param isUnseen true when the player cannot have seen the price; the slip then waits for a confirmation, as for any
 * selection
 */
export function pickAtOnce(store: SlipStore, entry: SlipEntry, stake: Fen, now: ServerTime, isUnseen: boolean): PickRefusal | undefined {
  const state = store.getState();
  const { quick } = state;
  if (quick && isSamePress(quick, entry.key, now)) {
    store.setState({ quick: { ...quick, lastPressAt: now } });
    return undefined;
  }
  if (state.placements.some(isOpen) || state.slip.entries.some(isPending) || quick?.isWaiting) return 'order-confirming';
  store.setState({
    ...withSlip(state, slipOf(state.slip, [entry], 'single')),
    stake: formatYuanInput(stake),
    stakes: NO_STAKES.stakes,
    quote: undefined,
    placements: [],
    quick: { key: entry.key, stake, pressedAt: now, lastPressAt: now, isWaiting: !isUnseen },
  });
  return undefined;
}

/** Ends the waiting quick bet, because it was placed or given up. @returns true when one was waiting */
export function endQuickPick(store: SlipStore): boolean {
  const { quick } = store.getState();
  if (!quick?.isWaiting) return false;
  store.setState({ quick: { ...quick, isWaiting: false } });
  return true;
}
