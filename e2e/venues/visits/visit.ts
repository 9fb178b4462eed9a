import { setTimeout as pause } from 'node:timers/promises';

/** A player who sits down at a game and plays some rounds by the calls of its page. */
export interface Visit {
  /** Origin of the venue's server. */
  readonly url: string;
  /** Token of the launch. */
  readonly ticket: string;
  readonly gameCode: string;
  readonly rounds: number;
  /** About so many yuan on each round; a game that has fixed stakes takes the next lower one. */
  readonly stake: number;
  /** The clock of the venue, which the visit moves on as playing takes time. */
  readonly clock: { nowMs: number };
  /** At least 0, below 1. */
  readonly random: () => number;
}

/** Plays the rounds, and waits until each has been paid. Ends early where the money does not suffice. */
export type PlayVisit = (visit: Visit) => Promise<void>;

/** Moves the clock on by as long as a round takes a player. */
export function passTime({ clock, random }: Visit, fromSeconds: number, toSeconds: number): void {
  clock.nowMs += Math.round(1_000 * (fromSeconds + random() * (toSeconds - fromSeconds)));
}

export function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** The highest of these stakes that is not above the wanted one, else the lowest. */
export function nextLowerStake(stakes: readonly string[], wanted: number): string {
  const sorted = stakes.toSorted((one, other) => Number(one) - Number(other));
  return sorted.findLast((stake) => Number(stake) <= wanted) ?? sorted[0] ?? '1.00';
}

export function formatYuan(yuan: number): string {
  return yuan.toFixed(2);
}

const POLL_MS = 120;
const PAID_WITHIN_MS = 30_000;

/** Waits until the venue's server, whose timer runs in real time, has paid what is over. @throws where it takes too long */
export async function untilPaid<State>(ask: () => Promise<State | null>, isOpen: (state: State) => boolean): Promise<void> {
  const end = performance.now() + PAID_WITHIN_MS;
  for (let state = await ask(); state !== null && isOpen(state); state = await ask()) {
    if (performance.now() > end) throw new Error(`a round was not paid within ${String(PAID_WITHIN_MS / 1_000)} s`);
    await pause(POLL_MS);
  }
}
