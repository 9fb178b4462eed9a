import type { TableState } from '../protocol';

const LONGEST_MS = 15_000;
const LOST_MS = 2_000;
const SETTLING_MS = 700;
/** Poll slightly after the boundary, so that the server has passed it. */
const AFTER_MS = 120;

/**
 * Returns the delay until the next poll: the next closing or draw, or sooner while a drawn bet is being settled. @param
 * state null after a lost answer
 */
export function waitOf(state: TableState | null): number {
  if (state === null) return LOST_MS;
  const [current] = state.periods;
  const isSettling = state.bets.some((bet) => bet.state === 'open' && bet.period <= state.last.id);
  if (isSettling) return SETTLING_MS;
  const boundary = current === undefined ? LONGEST_MS : current.closesInMs > 0 ? current.closesInMs : current.drawsInMs;
  return Math.min(LONGEST_MS, boundary + AFTER_MS);
}
