import type { SelectionKey } from '@site/shared/betting';
import type { Fen } from '@site/shared/money';
import type { ServerTime } from './types';

/** Press on a price that bets at once, as soon as the platform has priced the selection. */
export interface QuickPick {
  readonly key: SelectionKey;
  readonly stake: Fen;
  readonly pressedAt: ServerTime;
  /** Time of the last press on it, which may be part of the same one: a double click or a key held down. */
  readonly lastPressAt: ServerTime;
  /** True until the bet is placed or given up. */
  readonly isWaiting: boolean;
}

/** Presses on the same price within this time of each other count as one press. */
const ONE_PRESS_MS = 1_000;

/** Time after which a press that could not be placed is dropped, because the player no longer expects it. */
export const QUICK_PICK_WAIT_MS = 5_000;

/** Returns true when a press on this price belongs to the previous press. */
export function isSamePress(quick: QuickPick | undefined, key: SelectionKey, now: ServerTime): boolean {
  return quick?.key === key && now - quick.lastPressAt < ONE_PRESS_MS;
}
