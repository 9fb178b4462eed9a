import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { sql } from 'kysely';
import type { Db, Fen, HoldOutcome, PostingOutcome } from '../kernel';
import { createClock, fen, inTransaction } from '../kernel';
import { databaseForTests } from '../testing/databaseForTests';
import { auditLedger } from './audit';
import { createLedger } from './createLedger';
import { findUnposted } from './findUnposted';
import { KeyReusedError } from './postings';

const ledger = createLedger(createClock());
const database = databaseForTests();
let db: Db;
let nextMember = 1;

beforeAll(() => {
  ({ db } = database);
});

describe('the ledger', () => {
  it('credits a deposit once, however often it is reported', async () => {
    const memberId = aMember();

    expect(await deposit(memberId, 50_000n, 'order-1')).toMatchObject({ outcome: 'posted' });
    expect(await deposit(memberId, 50_000n, 'order-1')).toMatchObject({ outcome: 'repeated' });

    expect(await ledger.balance(db, memberId)).toEqual({ central: 50_000n, held: 0n });
  });

  it('credits a deposit once when eight processes report it at the same time', async () => {
    const memberId = aMember();

    const outcomes = await Promise.all(Array.from({ length: 8 }, () => deposit(memberId, 700n, 'order-2')));

    expect(outcomes.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(7);
    expect(await ledger.balance(db, memberId)).toEqual({ central: 700n, held: 0n });
  });

  it('counts fifty postings at once to accounts that are not there yet, whichever of them a posting names first', async () => {
    const memberId = aMember();
    const enNames = Array.from({ length: 8 }, (_, index) => `NEW${String(index)}`);
    const move = (index: number) => {
      const accounts = enNames.map((enName) => ({ kind: 'member-venue', memberId, enName }) as const);
      const lines = [
        { account: { kind: 'cashier' } as const, amount: fen(-8n) },
        ...(index % 2 === 0 ? accounts : accounts.reverse()).map((account) => ({ account, amount: fen(1n) })),
      ];
      return inTransaction(db, (trx) => ledger.post(trx, { key: `new-${String(index)}`, kind: 'deposit', reference: 'new', lines }));
    };

    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => move(index)));

    expect(outcomes.filter(({ outcome }) => outcome === 'posted')).toHaveLength(50);
    expect((await ledger.venueBalances(db, memberId)).map(({ balance }) => balance)).toEqual(enNames.map(() => 50n));
  });

  it('refuses a key that comes again with other lines', async () => {
    const memberId = aMember();
    await deposit(memberId, 100n, 'order-3');

    await expect(deposit(memberId, 101n, 'order-3')).rejects.toBeInstanceOf(KeyReusedError);
  });

  it('posts nothing under a closed key', async () => {
    const memberId = aMember();
    await deposit(memberId, 1_000n, 'order-4');

    expect(await inTransaction(db, (trx) => ledger.closeKey(trx, 'late'))).toBe(true);
    expect(await inTransaction(db, (trx) => ledger.closeKey(trx, 'late'))).toBe(true);
    expect(await hold(memberId, 100n, 'ticket:late', 'late')).toEqual({ outcome: 'key-closed' });
    expect(await ledger.balance(db, memberId)).toEqual({ central: 1_000n, held: 0n });
  });

  it('does not close a key that has been used', async () => {
    const memberId = aMember();
    await deposit(memberId, 1_000n, 'order-5');

    expect(await inTransaction(db, (trx) => ledger.closeKey(trx, 'order-5'))).toBe(false);
  });

  it('lets either the posting or the tombstone win, never both', async () => {
    const memberId = aMember();

    for (let round = 0; round < 5; round += 1) {
      const key = `race-${round}`;
      const [posted, closed] = await Promise.all([deposit(memberId, 10n, key), inTransaction(db, (trx) => ledger.closeKey(trx, key))]);
      expect(posted.outcome === 'posted').toBe(!closed);
    }
  });

  it('holds no more than there is and leaves the key free for a second try', async () => {
    const memberId = aMember();
    await deposit(memberId, 99n, 'order-6');

    expect(await hold(memberId, 100n, 'ticket:6', 'hold-6')).toEqual({ outcome: 'insufficient', available: 99n });
    await deposit(memberId, 1n, 'order-7');
    expect(await hold(memberId, 100n, 'ticket:6', 'hold-6')).toMatchObject({ outcome: 'posted' });
    expect(await ledger.balance(db, memberId)).toEqual({ central: 0n, held: 100n });
  });

  it('frees a rejected bet whole and ends the hold', async () => {
    const memberId = aMember();
    await deposit(memberId, 100n, 'order-8');
    await hold(memberId, 80n, 'ticket:8', 'hold-8');

    expect(await release('ticket:8', 'release-8')).toMatchObject({ outcome: 'posted' });
    expect(await release('ticket:8', 'release-8')).toMatchObject({ outcome: 'repeated' });
    expect(await release('ticket:8', 'another-release')).toEqual({ outcome: 'no-hold' });
    expect(await ledger.balance(db, memberId)).toEqual({ central: 100n, held: 0n });
  });

  it('pays the winnings from the house and takes a loss into it', async () => {
    const memberId = aMember();
    await deposit(memberId, 20_000n, 'order-9');
    await hold(memberId, 8_000n, 'ticket:9', 'hold-9');
    await hold(memberId, 5_000n, 'ticket:10', 'hold-10');

    await settle('ticket:9', 18_000n, 'settle-9');
    await settle('ticket:10', 0n, 'settle-10');

    expect(await ledger.balance(db, memberId)).toEqual({ central: 25_000n, held: 0n });
  });

  it('settles a ticket once when four ticks run at once', async () => {
    const memberId = aMember();
    await deposit(memberId, 1_000n, 'order-11');
    await hold(memberId, 1_000n, 'ticket:11', 'hold-11');

    const outcomes = await Promise.all([1, 2, 3, 4].map(() => settle('ticket:11', 1_950n, 'settle-11')));

    expect(outcomes.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(await ledger.balance(db, memberId)).toEqual({ central: 1_950n, held: 0n });
  });

  it('takes a settlement back exactly, and only then lets a balance fall below 0', async () => {
    const memberId = aMember();
    await deposit(memberId, 100n, 'order-12');
    await hold(memberId, 100n, 'ticket:12', 'hold-12');
    await settle('ticket:12', 195n, 'settle-12');
    await hold(memberId, 150n, 'ticket:13', 'hold-13');

    const restored = await inTransaction(db, (trx) => ledger.restore(trx, { key: 'restore-12', reference: 'ticket:12' }));

    expect(restored).toMatchObject({ outcome: 'posted' });
    expect(await ledger.balance(db, memberId)).toEqual({ central: -150n, held: 250n });
    expect(await settle('ticket:12', 0n, 'settle-12-again')).toMatchObject({ outcome: 'posted' });
  });

  it('divides a hold without moving money, and each part ends on its own', async () => {
    const memberId = aMember();
    await deposit(memberId, 1_000n, 'order-30');
    await hold(memberId, 1_000n, 'ticket:30', 'hold-30');

    expect(await split('ticket:30', 'ticket:30-part', 1_000n)).toBe(false);
    expect(await split('ticket:none', 'ticket:30-part', 400n)).toBe(false);
    expect(await split('ticket:30', 'ticket:30-part', 400n)).toBe(true);
    expect(await ledger.balance(db, memberId)).toEqual({ central: 0n, held: 1_000n });
    expect(await settle('ticket:30-part', 450n, 'settle-30-part')).toMatchObject({ outcome: 'posted' });
    expect(await split('ticket:30-part', 'ticket:30-other', 100n)).toBe(false);
    expect(await release('ticket:30', 'release-30')).toMatchObject({ outcome: 'posted' });
    expect(await ledger.balance(db, memberId)).toEqual({ central: 1_050n, held: 0n });
    await expect(split('ticket:30', 'ticket:30-other', 0n)).rejects.toBeInstanceOf(RangeError);
  });

  it('divides a hold into no more than there is of it, by eight at once', async () => {
    const memberId = aMember();
    await deposit(memberId, 1_000n, 'order-31');
    await hold(memberId, 1_000n, 'ticket:31', 'hold-31');

    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, index) => split('ticket:31', `ticket:31-${index}`, 300n)));

    expect(outcomes.filter(Boolean)).toHaveLength(3);
    expect((await auditLedger(db)).findings).toEqual([]);
  });

  it('loses the whole posting with its transaction', async () => {
    const memberId = aMember();
    await deposit(memberId, 500n, 'order-14');

    const lost = inTransaction(db, async (trx) => {
      await ledger.hold(trx, { key: 'hold-14', memberId, amount: fen(500n), reference: 'ticket:14' });
      throw new Error('the process died');
    });

    await expect(lost).rejects.toThrow('the process died');
    expect(await ledger.balance(db, memberId)).toEqual({ central: 500n, held: 0n });
    expect(await hold(memberId, 500n, 'ticket:14', 'hold-14')).toMatchObject({ outcome: 'posted' });
  });

  it('takes no more out of a venue than the member has there, and leaves the key free', async () => {
    const memberId = aMember();
    await deposit(memberId, 1_000n, 'order-15');
    await venueMove(memberId, 'JGDZ', 300n, 'venue-in-15');

    expect(await venueMove(memberId, 'JGDZ', -301n, 'venue-out-15')).toEqual({ outcome: 'insufficient', available: 300n });
    expect(await venueMove(memberId, 'WXDZ', -1n, 'venue-out-15')).toEqual({ outcome: 'insufficient', available: 0n });
    expect(await venueMove(memberId, 'JGDZ', -300n, 'venue-out-15')).toMatchObject({ outcome: 'posted' });
    expect(await ledger.venueBalances(db, memberId)).toEqual([]);
    expect(await ledger.balance(db, memberId)).toEqual({ central: 1_000n, held: 0n });
  });

  it('keeps the same venue of two members, and two venues of a member, apart', async () => {
    const [one, two] = [aMember(), aMember()];
    for (const memberId of [one, two]) await deposit(memberId, 1_000n, `order-16-${memberId}`);

    await venueMove(one, 'JGDZ', 10n, 'venue-16-a');
    await venueMove(one, 'WXDZ', 20n, 'venue-16-b');
    await venueMove(two, 'JGDZ', 40n, 'venue-16-c');

    expect(await ledger.venueBalances(db, one)).toEqual([
      { enName: 'JGDZ', balance: 10n },
      { enName: 'WXDZ', balance: 20n },
    ]);
    await expect(venueMove(one, 'WXDZ', 10n, 'venue-16-a')).rejects.toBeInstanceOf(KeyReusedError);
    expect((await auditLedger(db)).findings).toEqual([]);
  });

  it('refuses lines that do not add up', async () => {
    const memberId = aMember();
    const unbalanced = inTransaction(db, (trx) =>
      ledger.post(trx, {
        key: 'unbalanced',
        kind: 'adjustment',
        reference: 'unbalanced',
        lines: [{ account: { kind: 'member-central', memberId }, amount: fen(1n) }],
      }),
    );

    await expect(unbalanced).rejects.toBeInstanceOf(RangeError);
  });

  it('neither loses nor doubles a fen under concurrent deposits, holds, releases and settlements', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('deposit' as const), amount: fc.bigInt(1n, 5_000n), id: fc.nat(6) }),
      fc.record({ do: fc.constant('hold' as const), amount: fc.bigInt(1n, 4_000n), id: fc.nat(6) }),
      fc.record({ do: fc.constant('release' as const), amount: fc.constant(0n), id: fc.nat(6) }),
      fc.record({ do: fc.constant('settle' as const), amount: fc.bigInt(0n, 9_000n), id: fc.nat(6) }),
    );
    let run = 0;

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        run += 1;
        const memberId = aMember();
        const name = (id: number): string => `run${run}-${id}`;
        // Use one amount per id, so that a repeated id has the same payload.
        const amounts = new Map(steps.map((each) => [`${each.do}/${each.id}`, each.amount]));
        const amountOf = (each: (typeof steps)[number]): bigint => amounts.get(`${each.do}/${each.id}`) ?? 1n;

        const outcomes = await Promise.all(
          steps.map(async (each) => {
            const amount = amountOf(each);
            const reference = `ticket:${name(each.id)}`;
            switch (each.do) {
              case 'deposit':
                return { each, amount, result: await deposit(memberId, amount, `deposit-${name(each.id)}`) };
              case 'hold':
                return { each, amount, result: await hold(memberId, amount, reference, `hold-${name(each.id)}`) };
              case 'release':
                return { each, amount, result: await release(reference, `release-${name(each.id)}`) };
              case 'settle':
                return { each, amount, result: await settle(reference, amount, `settle-${name(each.id)}`) };
            }
          }),
        );

        let total = 0n;
        const heldBy = new Map<number, bigint>();
        const posted = outcomes.filter(({ result }) => result.outcome === 'posted');
        for (const { each, amount } of posted) if (each.do === 'deposit') total += amount;
        for (const { each, amount } of posted) if (each.do === 'hold') heldBy.set(each.id, amount);
        for (const { each, amount } of posted) {
          if (each.do === 'settle') total += amount - (heldBy.get(each.id) ?? 0n);
          if (each.do === 'settle' || each.do === 'release') heldBy.delete(each.id);
        }
        const held = [...heldBy.values()].reduce((sum, amount) => sum + amount, 0n);
        expect(await ledger.balance(db, memberId)).toEqual({ central: total - held, held });
      }),
      { numRuns: runs(10, 25) },
    );
    expect((await auditLedger(db)).findings).toEqual([]);
  });
});

it('payments that are not one posting of their amount are found, and postings of which nothing is due', async () => {
  const pay = (key: string, amount: bigint) => {
    const lines = [
      { account: { kind: 'adjustment' as const }, amount: fen(-amount) },
      { account: { kind: 'member-central' as const, memberId: aMember() }, amount: fen(amount) },
    ];
    return inTransaction(db, (trx) => ledger.post(trx, { key, kind: 'rebate', reference: key, lines }));
  };
  for (const [key, amount] of [
    ['paid', 100n],
    ['short', 150n],
    ['extra', 50n],
  ] as const)
    await pay(key, amount);
  const due = sql`select * from (values ('paid', 100), ('short', 200), ('unpaid', 300)) as due (key, amount)`;

  const findings = await inTransaction(db, (trx) => findUnposted(trx, { check: 'paid-once', kind: 'rebate', due }));

  expect(findings.map(({ detail }) => detail).sort()).toEqual([
    'extra is 0.00, posted 0.50',
    'short is 2.00, posted 1.50',
    'unpaid is 3.00, posted 0.00',
  ]);
});

function aMember(): number {
  nextMember += 1;
  return nextMember;
}

function deposit(memberId: number, amount: bigint, key: string): Promise<PostingOutcome> {
  return inTransaction(db, (trx) =>
    ledger.post(trx, {
      key,
      kind: 'deposit',
      reference: key,
      lines: [
        { account: { kind: 'cashier' }, amount: fen(-amount) },
        { account: { kind: 'member-central', memberId }, amount: fen(amount) },
      ],
    }),
  );
}

/** Transfers into the venue, or out of it for a negative amount. */
function venueMove(memberId: number, enName: string, amount: bigint, key: string): Promise<PostingOutcome> {
  return inTransaction(db, (trx) =>
    ledger.post(trx, {
      key,
      kind: amount > 0n ? 'venue-in' : 'venue-out',
      reference: `venue:${enName}`,
      lines: [
        { account: { kind: 'member-central', memberId }, amount: fen(-amount) },
        { account: { kind: 'member-venue', memberId, enName }, amount: fen(amount) },
      ],
    }),
  );
}

function hold(memberId: number, amount: bigint, reference: string, key: string): Promise<PostingOutcome> {
  return inTransaction(db, (trx) => ledger.hold(trx, { key, memberId, amount: fen(amount), reference }));
}

function release(reference: string, key: string): Promise<HoldOutcome> {
  return inTransaction(db, (trx) => ledger.release(trx, { key, reference }));
}

function split(reference: string, part: string, amount: bigint): Promise<boolean> {
  return inTransaction(db, (trx) => ledger.split(trx, { reference, part: { reference: part, amount: fen(amount) } }));
}

function settle(reference: string, payout: bigint, key: string): Promise<HoldOutcome> {
  return inTransaction(db, (trx) => ledger.settle(trx, { key, reference, payout: payout as Fen }));
}
