import { randomUUID } from 'node:crypto';
import type { VenueSession } from '../../kit/operator';
import type { FakeBank } from '../../kit/testing/createFakeBank';
import type { BetRequest } from '../protocol';

export const SECRET = 'a secret of the venue that nobody knows';

/** Ten seconds after the draw of the digits period 20261123-0730. */
export const NOON = Date.parse('2026-11-23T12:10:10+08:00');

export const DIGITS: VenueSession = { memberId: 7, enName: 'G1CP', gameCode: 'G1-digits', isTrial: false };

/** Builds a slip of one line on the first digit, for the period that is open at `NOON`. */
export function aSlip(other: Partial<BetRequest> = {}): BetRequest {
  return { slipId: randomUUID(), period: '20261123-0731', periods: 1, stopsAfterWin: false, stake: '2.00', lines: ['place.0.7'], ...other };
}

type FailingCall = 'debit' | 'credit' | 'rollback' | 'openRounds';

/** Wraps a bank so that its next call fails on request, before or after it takes effect. */
export function failing(bank: FakeBank): FakeBank & { failNext(call: FailingCall, how: 'before' | 'after'): void } {
  const orders = new Map<FailingCall, 'before' | 'after'>();
  const ordered = async <Result>(name: FailingCall, call: () => Promise<Result>): Promise<Result> => {
    const how = orders.get(name);
    orders.delete(name);
    if (how === 'before') throw new Error('not reached');
    const result = await call();
    if (how === 'after') throw new Error('no answer');
    return result;
  };
  return {
    ...bank,
    get decided() {
      return bank.decided;
    },
    failNext: (call, how) => void orders.set(call, how),
    debit: (...given) => ordered('debit', () => bank.debit(...given)),
    credit: (...given) => ordered('credit', () => bank.credit(...given)),
    rollback: (...given) => ordered('rollback', () => bank.rollback(...given)),
    openRounds: (...given) => ordered('openRounds', () => bank.openRounds(...given)),
  };
}
