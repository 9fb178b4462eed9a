import fc from 'fast-check';
import type { Pool } from './createPool';

/** Sandbox command for an action of the operator or an outside event. */
export interface Steering {
  readonly path: string;
  readonly body: unknown;
}

export function steeringArbitrary(pool: Pool): fc.Arbitrary<Steering> {
  const known = (field: string): fc.Arbitrary<string | number> => fc.constantFrom('none', ...pool.of(field));
  const member = fc.constantFrom('player1', 'player2', 'unbound1');
  const goals = fc.nat(4);
  const steering = (path: string | fc.Arbitrary<string>, body: fc.Arbitrary<unknown>): fc.Arbitrary<Steering> =>
    fc.record({ path: typeof path === 'string' ? fc.constant(path) : path, body });
  return fc.oneof(
    { weight: 6, arbitrary: steering('cashier/pay', fc.record({ orderId: known('orderId') })) },
    { weight: 3, arbitrary: steering('withdrawals/decide', fc.record({ orderId: known('orderId'), pay: fc.constant(true) })) },
    {
      weight: 2,
      arbitrary: steering('withdrawals/decide', fc.record({ orderId: known('orderId'), pay: fc.constant(false), reason: fc.string() })),
    },
    {
      weight: 2,
      arbitrary: steering('match/finish', fc.record({ gameId: known('gameId'), score: fc.record({ home: goals, away: goals }) })),
    },
    { weight: 2, arbitrary: steering('match/suspend', fc.record({ gameId: known('gameId') })) },
    { weight: 3, arbitrary: steering('clock', fc.record({ advanceMs: fc.nat(90_000) })) },
    { weight: 1, arbitrary: steering('tick', fc.constant({})) },
    {
      weight: 2,
      arbitrary: steering(
        member.map((name) => `member/${name}/balance`),
        fc.constant({ central: '5000.00' }),
      ),
    },
    {
      weight: 1,
      arbitrary: steering(
        member.map((name) => `member/${name}/expire-sessions`),
        fc.constant({}),
      ),
    },
    {
      weight: 1,
      arbitrary: steering('feedback/answer', fc.record({ feedbackId: known('feedbackId'), answer: fc.string({ minLength: 1 }) })),
    },
    {
      weight: 1,
      arbitrary: steering('venue', fc.record({ enName: known('enName'), state: fc.constantFrom('open', 'open', 'maintenance') })),
    },
    { weight: 1, arbitrary: steering('venues/next-round', fc.record({ member, outcome: fc.constantFrom('win', 'lose') })) },
    { weight: 1, arbitrary: steering('settings', fc.record({ safeSwitch: fc.constantFrom('0', '1') })) },
  );
}
