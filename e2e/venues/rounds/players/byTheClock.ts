import { setTimeout as pause } from 'node:timers/promises';
import type { House } from '../runRounds';

/** Share of steps in which the clock moves before all bets have been answered. */
const EARLY = 0.2;

/**
 * Runs tables whose rounds end by the clock. Each function places bets and returns the time of its next bets; the clock
 * jumps from one such time to the next.
 */
export async function byTheClock(house: House, tables: readonly (() => Promise<number>)[]): Promise<void> {
  const waiting = tables.map((bet) => ({ bet, at: house.clock.nowMs }));
  while (!house.isEnough()) {
    const due = waiting.filter(({ at }) => at <= house.clock.nowMs);
    const betting = Promise.all(
      due.map(async (table) => {
        table.at = await table.bet();
      }),
    );
    if (house.random() < EARLY) {
      await pause(20 * house.random());
      house.clock.moveTo(house.clock.nowMs + 20_000 * house.random());
    }
    await betting;
    house.clock.moveTo(Math.min(...waiting.map(({ at }) => at)) + 1);
  }
}
