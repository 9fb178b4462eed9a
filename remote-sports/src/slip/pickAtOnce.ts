import { formatYuanInput, type Fen } from '@site/shared/money';
import { isOpen } from './placement';
import { isSamePress } from './quickPick';
import { isPending, slipOf } from './slip';
import { withSlip, type PickRefusal, type SlipStore } from './slipStore';
import { NO_STAKES } from './stakes';
import type { ServerTime, SlipEntry } from './types';

/**
 * Picks a selection that is to be bet at once: the slip, which takes one selection, holds it alone with this stake, and no price of before. A press that
 * belongs to the one before does nothing.
 *
 * @param isUnseen whether the player cannot have seen the price: the slip asks, as for any selection
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

/** The press that was to bet at once is placed, or given up. @returns whether one was waiting */
export function endQuickPick(store: SlipStore): boolean {
  const { quick } = store.getState();
  if (!quick?.isWaiting) return false;
  store.setState({ quick: { ...quick, isWaiting: false } });
  return true;
}
