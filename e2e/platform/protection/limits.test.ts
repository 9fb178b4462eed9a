import { RAISE_WAITS_MS, type LimitPeriod } from '@site/shared/wire/protection';
import fc from 'fast-check';
import { decidePending, findBite, monthsLater, setLimit, spanOf, type Limit } from './limits';

/** 2026-11-21 (a Saturday), 12:00 in Shanghai. */
const NOON = new Date(Date.UTC(2026, 10, 21, 4));

const limitOf = (amount: bigint, pending: Limit['pending'] = null): Limit => ({ amount, pending });

describe('a period', () => {
  it.each<[LimitPeriod, string, string, string]>([
    ['day', '2026-11-21T04:00:00Z', '2026-11-20T16:00:00Z', '2026-11-21T16:00:00Z'],
    ['day', '2026-11-21T15:59:59.999Z', '2026-11-20T16:00:00Z', '2026-11-21T16:00:00Z'],
    ['day', '2026-11-21T16:00:00Z', '2026-11-21T16:00:00Z', '2026-11-22T16:00:00Z'],
    ['week', '2026-11-21T04:00:00Z', '2026-11-15T16:00:00Z', '2026-11-22T16:00:00Z'],
    ['week', '2026-11-22T16:00:00Z', '2026-11-22T16:00:00Z', '2026-11-29T16:00:00Z'],
    ['month', '2026-11-21T04:00:00Z', '2026-10-31T16:00:00Z', '2026-11-30T16:00:00Z'],
    ['month', '2026-12-31T16:00:00Z', '2026-12-31T16:00:00Z', '2027-01-31T16:00:00Z'],
    ['month', '2028-02-29T15:00:00Z', '2028-01-31T16:00:00Z', '2028-02-29T16:00:00Z'],
  ])('a %s at %s is from %s to %s, by the day of Shanghai', (period, at, from, to) => {
    expect(spanOf(period, new Date(at))).toMatchObject({ from: new Date(from), to: new Date(to) });
  });

  it('follows the one before without a gap', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom<LimitPeriod>('day', 'week', 'month'), (moment, period) => {
        const { from, to, firstDay } = spanOf(period, moment);
        expect(moment >= from && moment < to).toBe(true);
        expect(spanOf(period, to).from).toEqual(to);
        expect(spanOf('day', from).firstDay).toBe(firstDay);
      }),
    );
  });
});

describe('a limit', () => {
  const later = new Date(NOON.getTime() + RAISE_WAITS_MS);
  const asked = { amount: 900n, from: later };

  it.each<[string, Limit | null, bigint | null, ReturnType<typeof setLimit>]>([
    ['a first one counts at once', null, 500n, { kind: 'set', limit: limitOf(500n) }],
    ['none where there is none changes nothing', null, null, { kind: 'same' }],
    ['a lower one counts at once', limitOf(500n), 499n, { kind: 'set', limit: limitOf(499n) }],
    ['0 counts at once', limitOf(500n), 0n, { kind: 'set', limit: limitOf(0n) }],
    ['the same one changes nothing', limitOf(500n), 500n, { kind: 'same' }],
    ['a higher one waits', limitOf(500n), 501n, { kind: 'asked', limit: limitOf(500n, { amount: 501n, from: later }) }],
    ['none waits', limitOf(500n), null, { kind: 'asked', limit: limitOf(500n, { amount: null, from: later }) }],
    ['a lower one forgets what is pending', limitOf(500n, asked), 400n, { kind: 'set', limit: limitOf(400n) }],
    ['the same one forgets what is pending', limitOf(500n, asked), 500n, { kind: 'set', limit: limitOf(500n) }],
    [
      'asking again begins the wait again',
      limitOf(500n, { amount: 900n, from: NOON }),
      900n,
      { kind: 'asked', limit: limitOf(500n, asked) },
    ],
  ])('%s', (_rule, limit, wanted, change) => {
    expect(setLimit(limit, wanted, NOON)).toEqual(change);
  });

  it.each<[string, Limit | null, boolean, Date, ReturnType<typeof decidePending>]>([
    ['cannot be confirmed a millisecond early', limitOf(5n, asked), true, new Date(later.getTime() - 1), { kind: 'too-early' }],
    ['is confirmed in time', limitOf(5n, asked), true, later, { kind: 'confirmed', limit: limitOf(900n) }],
    ['ends where none was asked for', limitOf(5n, { amount: null, from: NOON }), true, NOON, { kind: 'confirmed', limit: null }],
    ['stays where it is withdrawn', limitOf(5n, asked), false, NOON, { kind: 'withdrawn', limit: limitOf(5n) }],
    ['has nothing to confirm', limitOf(5n), true, later, { kind: 'nothing-pending' }],
    ['that is none has nothing to withdraw', null, false, later, { kind: 'nothing-pending' }],
  ])('%s', (_rule, limit, isConfirmed, now, decision) => {
    expect(decidePending(limit, isConfirmed, now)).toEqual(decision);
  });

  it('is never higher within 24 hours than it was, whatever is asked for in whatever order', () => {
    const steps = fc.array(
      fc.record({
        wanted: fc.option(fc.bigInt({ min: 0n, max: 1_000n })),
        confirms: fc.boolean(),
        afterMs: fc.integer({ min: 0, max: RAISE_WAITS_MS / 8 - 1 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1_000n }), steps, (first, changes) => {
        let limit: Limit | null = limitOf(first);
        let now = NOON.getTime();
        for (const { wanted, confirms, afterMs } of changes) {
          now += afterMs;
          const change = setLimit(limit, wanted, new Date(now));
          if (change.kind !== 'same') ({ limit } = change);
          const decision = decidePending(limit, confirms, new Date(now));
          if (decision.kind === 'confirmed' || decision.kind === 'withdrawn') ({ limit } = decision);
          expect(limit !== null && limit.amount <= first).toBe(true);
        }
      }),
    );
  });
});

describe('what bites', () => {
  const day = { kind: 'stake', period: 'day', limit: 100n } as const;
  const month = { kind: 'loss', period: 'month', limit: 1_000n } as const;

  it.each([
    ['nothing where all is left', [{ ...day, used: 0n }], 100n, null],
    ['one fen too much', [{ ...day, used: 1n }], 100n, { period: 'day', left: 99n }],
    ['nothing for who is ahead', [{ ...month, used: -500n }], 1_500n, null],
    [
      'what leaves least',
      [
        { ...day, used: 0n },
        { ...month, used: 950n },
      ],
      200n,
      { period: 'month', left: 50n },
    ],
    [
      'the longest of two that are used up',
      [
        { ...day, used: 100n },
        { ...month, used: 2_000n },
      ],
      1n,
      { period: 'month', left: 0n },
    ],
    ['nothing asked for, nothing left', [{ ...day, used: 100n }], 0n, { period: 'day', left: 0n }],
    ['nothing asked for, a fen left', [{ ...day, used: 99n }], 0n, null],
  ] as const)('is %s', (_case, measured, asked, bite) => {
    const found = findBite(measured, asked, NOON);

    if (bite === null) expect(found).toBeNull();
    else expect(found).toMatchObject(bite);
  });
});

it.each([
  ['2026-11-21T04:00:00Z', 6, '2027-05-21T04:00:00Z'],
  ['2026-08-31T04:00:00Z', 6, '2027-02-28T04:00:00Z'],
  ['2024-02-29T04:00:00Z', 60, '2029-02-28T04:00:00Z'],
  // In Shanghai this is 07:00 on 31 January, in UTC still the 30th.
  ['2026-01-30T23:00:00Z', 1, '2026-02-27T23:00:00Z'],
  ['2026-11-30T23:00:00Z', 3, '2027-02-28T23:00:00Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(monthsLater(new Date(from), months)).toEqual(new Date(to));
});
