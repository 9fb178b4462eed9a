import type { SelectionKey } from '@site/shared/betting';
import type { Fen } from '@site/shared/money';
import type { ServerTime } from './types';

/** A press on a price that bets at once, as soon as the platform has priced it. */
export interface QuickPick {
  readonly key: SelectionKey;
  readonly stake: Fen;
  readonly pressedAt: ServerTime;
  /** The last press on it, which may be one that goes on: a double click, a key that is held. */
  readonly lastPressAt: ServerTime;
  /** Neither placed nor given up yet. */
  readonly isWaiting: boolean;
}

/** Presses on one price that follow each other within this are one, however long they go on. */
const ONE_PRESS_MS = 1_000;

/** A press that could not be placed within this is none: the player would no longer expect it. */
export const QUICK_PICK_WAIT_MS = 5_000;

/** Whether a press on this price belongs to the one before. */
export function isSamePress(quick: QuickPick | undefined, key: SelectionKey, now: ServerTime): boolean {
  return quick?.key === key && now - quick.lastPressAt < ONE_PRESS_MS;
}
