import { setTimeout as pause } from 'node:timers/promises';
import type { House } from '../runRounds';

/** In so many of its steps the clock goes on before everyone has been answered. */
const EARLY = 0.2;

/** Each of these bets, and says when it does so next: the clock goes on from one such moment to the next one. */
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
