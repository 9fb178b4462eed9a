import { randomUUID } from 'node:crypto';
import { createSeeds } from '../../kit/fairness/createSeeds';
import { SILENT_LOG, type VenueBank } from '../../kit/operator';
import { createFakeBank, type FakeBank } from '../../kit/testing/createFakeBank';
import type { BetAnswer, TableState, WireBets } from '../protocol';
import { createCasino, type Casino } from '../server/createCasino';

export const SECRET = 'a secret of at least thirty-two letters';
/** Midnight in Shanghai, when the first round of the first shoe starts at every table. */
export const MIDNIGHT = Date.UTC(2026, 10, 22, 16);
/** Time of the operator's clock, whatever the casino's own clock shows. */
export const PAID_AT = Date.UTC(2026, 10, 21, 18, 39, 56);
/** Offsets of the phases, and of the next round, from the start of a round at the front table. */
export const AT = { closing: 15_000, dealing: 17_000, result: 25_000, next: 30_000 } as const;

/** Casino with a clock of the test and a bank that survives restarts. */
export interface TestCasino {
  readonly bank: FakeBank;
  now: number;
  readonly casino: Casino;
  /** Kills the process and starts another. */
  restart(): Promise<void>;
  sit(other?: { memberId?: number; isTrial?: boolean; gameCode?: string }, balance?: bigint): Promise<{ token: string; state: TableState }>;
  bet(token: string, bets: WireBets, other?: Partial<{ round: string; turn: string; stepId: string }>): Promise<BetAnswer>;
}

/** @param spoil wraps the bank that the casino sees */
export function aCasino(spoil: (bank: VenueBank) => VenueBank = (bank) => bank): TestCasino {
  const bank = createFakeBank(undefined, () => PAID_AT);
  let stopping = new AbortController();
  const start = (): Casino =>
    createCasino({ bank: spoil(bank), seeds: createSeeds(SECRET), now: () => test.now, log: SILENT_LOG, signal: stopping.signal });
  const test: TestCasino = {
    bank,
    now: MIDNIGHT,
    get casino() {
      return running;
    },
    async restart() {
      stopping.abort();
      stopping = new AbortController();
      running = start();
      await running.settle();
    },
    sit: async ({ memberId = 7, isTrial = false, gameCode = 'HT-A01' } = {}, balance = 1_000_000n) =>
      running.open(bank.sellTicket({ memberId, enName: 'HTZR', gameCode, isTrial }, balance)),
    async bet(token, bets, other = {}) {
      const { round, turn } = await running.state(token);
      return running.bet(token, { round, turn, stepId: randomUUID(), bets, ...other });
    },
  };
  let running = start();
  return test;
}
