import { setTimeout as pause } from 'node:timers/promises';

/** Visit of a player who opens a game and plays some rounds with the calls of its page. */
export interface Visit {
  readonly url: string;
  readonly ticket: string;
  readonly gameCode: string;
  readonly rounds: number;
  /** Approximate stake per round in yuan; a game with fixed stakes uses the next lower one. */
  readonly stake: number;
  /** Clock of the venue, which the visit advances as playing takes time. */
  readonly clock: { nowMs: number };
  /** Returns a number from 0 inclusive to 1 exclusive. */
  readonly random: () => number;
}

/** Plays the rounds and waits until each is paid. Stops early when the money runs out. */
export type PlayVisit = (visit: Visit) => Promise<void>;

export function passTime({ clock, random }: Visit, fromSeconds: number, toSeconds: number): void {
  clock.nowMs += Math.round(1_000 * (fromSeconds + random() * (toSeconds - fromSeconds)));
}

export function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** Returns the highest stake that is not above the wanted one, else the lowest stake. */
export function nextLowerStake(stakes: readonly string[], wanted: number): string {
  const sorted = stakes.toSorted((one, other) => Number(one) - Number(other));
  return sorted.findLast((stake) => Number(stake) <= wanted) ?? sorted[0] ?? '1.00';
}

export function formatYuan(yuan: number): string {
  return yuan.toFixed(2);
}

const POLL_MS = 120;
const PAID_WITHIN_MS = 30_000;

/**
 * Waits until the venue's server, whose timer runs in real time, has paid the finished rounds. @throws when it takes
 * too long
 */
export async function untilPaid<State>(ask: () => Promise<State | null>, isOpen: (state: State) => boolean): Promise<void> {
  const end = performance.now() + PAID_WITHIN_MS;
  for (let state = await ask(); state !== null && isOpen(state); state = await ask()) {
    if (performance.now() > end) throw new Error(`a round was not paid within ${String(PAID_WITHIN_MS / 1_000)} s`);
    await pause(POLL_MS);
  }
}
