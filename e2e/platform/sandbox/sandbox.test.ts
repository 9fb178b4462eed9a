import { sql } from 'kysely';
import { balanceCall } from '@site/shared/wire/balance';
import { preInfoCall } from '@site/shared/wire/site';
import type { OpenRisk } from '../kernel';
import { fen, inTransaction } from '../kernel';
import { createLedger } from '../ledger/createLedger';
import { createFakeSportsbook } from '../testing/fakeSportsbook';
import { platformForTests } from '../testing/platformForTests';
import { TEST_GAMES } from '../venues/testing/games';
import { createCrashpoints } from './createCrashpoints';

const openRisks: OpenRisk[] = [];
const site = platformForTests(createFakeSportsbook(openRisks), TEST_GAMES);

beforeEach(async () => {
  openRisks.length = 0;
  await site.sandbox('reset', {});
});

describe('the sandbox', () => {
  it('reports when everything runs', async () => {
    expect(await site.sandbox('health')).toMatchObject({ status: 'ok' });
  });

  it('resets everything to the seed data', async () => {
    const token = await site.signIn('player1', 'player123');
    await site.sandbox('member/player1/balance', { central: '77.00' });
    await site.sandbox('settings', { usdCny: '6.9000' });
    await site.sandbox('clock', { advanceMs: 3_600_000 });
    await site.sandbox('faults', { on: preInfoCall.path, fault: { kind: 'drop' } });

    await site.sandbox('reset', {});

    expect(await site.sandbox('member/player1')).toEqual({
      userId: '1',
      name: 'player1',
      balance: '0.00',
      held: '0.00',
      venues: {},
    });
    expect(await site.send(preInfoCall, {})).toMatchObject({ data: { siteBaseConfig: { usdCny: '7.1000' } } });
    expect(await site.send(balanceCall, { withLockMoney: true }, { token })).toMatchObject({ status_code: 6001 });
    expect(Math.abs(site.clock.nowMs() - Date.now())).toBeLessThan(60_000);
  });

  it('sets, moves, stops and restores the clock', async () => {
    expect(await site.sandbox('clock', { freeze: true })).toMatchObject({ frozen: true });
    expect(await site.sandbox('clock', { set: 1_800_000_000_000 })).toEqual({ now: 1_800_000_000_000, frozen: true });
    expect(await site.sandbox('clock', { advanceMs: 500 })).toEqual({ now: 1_800_000_000_500, frozen: true });
    expect(await site.sandbox('clock', { reset: true })).toMatchObject({ frozen: false });
    expect(await site.sandbox('clock', { advanceMs: -1 })).toHaveProperty('error');
  });

  it('sets a balance by a posting, so that the ledger stays exact', async () => {
    expect(await site.sandbox('member/player1/balance', { central: '500.00' })).toMatchObject({ balance: '500.00' });
    expect(await site.sandbox('member/player1/balance', { central: '20.50' })).toMatchObject({ balance: '20.50' });
    expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, balances: { adjustment: '-20.50' } });
  });

  it('sets a venue balance by a posting', async () => {
    await site.sandbox('member/player1/venue-balance', { enName: 'JGDZ', balance: '30.00' });
    expect(await site.sandbox('member/player1/venue-balance', { enName: 'WXDZ', balance: '4.50' })).toMatchObject({
      balance: '0.00',
      venues: { JGDZ: '30.00', WXDZ: '4.50' },
    });
    expect(await site.sandbox('member/player1/venue-balance', { enName: 'JGDZ', balance: '0.00' })).toMatchObject({
      venues: { WXDZ: '4.50' },
    });
    expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, balances: { adjustment: '-4.50', 'member-venue': '4.50' } });
  });

  it('shows the open bets of a member as the sportsbook has them', async () => {
    expect(await site.sandbox('member/player1/tickets')).toEqual({ list: [] });
    expect(await site.sandbox('member/nobody/tickets')).toHaveProperty('error');
  });

  it('answers an error to an unknown name or value', async () => {
    for (const [path, body] of [
      ['member/nobody/balance', { central: '1.00' }],
      ['member/player1/balance', { central: '1' }],
      ['settings', { colour: 'blue' }],
      ['venue', { enName: 'NOPE', state: 'open' }],
      ['member/player1/venue-balance', { enName: 'CRTY', balance: '1.00' }],
      ['venues/next-round', { member: 'nobody', outcome: 'win' }],
      ['venues/next-round', { member: 'player1', outcome: 'maybe' }],
      ['cashier/pay', { orderId: 'CK0' }],
      ['match/fly', {}],
      ['crash', { point: 'x', how: 'gently' }],
    ] as const) {
      expect(await site.sandbox(path, body)).toHaveProperty('error');
    }
  });

  it('forwards match commands to the sportsbook', async () => {
    expect(await site.sandbox('match/goal', { gameId: '1', side: 'H' })).toEqual({ scored: { gameId: '1', side: 'H' } });
  });
});

describe('the audit', () => {
  const ledger = () => createLedger(site.clock);
  const hold = (reference: string, amount: bigint) =>
    inTransaction(site.db, (trx) => ledger().hold(trx, { key: `${reference}:hold`, memberId: 2, amount: fen(amount), reference }));

  it('is exact while each open ticket holds what it risks', async () => {
    await hold('ticket:1', 5_000n);
    openRisks.push({ reference: 'ticket:1', memberId: 2, risk: fen(5_000n) });

    expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
  });

  it('finds a ticket without its hold, one held for too little, and a hold without a ticket', async () => {
    await hold('ticket:2', 100n);
    await hold('ticket:3', 100n);
    openRisks.push({ reference: 'ticket:1', memberId: 2, risk: fen(5_000n) }, { reference: 'ticket:2', memberId: 2, risk: fen(200n) });

    expect(await site.sandbox('ledger/audit')).toMatchObject({
      exact: false,
      findings: [
        { check: 'risk-is-held', detail: 'ticket:1 needs 50.00, held: 0.00' },
        { check: 'risk-is-held', detail: 'ticket:2 needs 2.00, held: 1.00' },
        { check: 'hold-has-risk', detail: 'ticket:3' },
      ],
    });
  });

  it('finds a balance that was changed without a posting', async () => {
    await sql`update ledger_account set balance = balance + 1 where kind = 'member-central' and member_id = 2`.execute(site.db);

    expect(await site.sandbox('ledger/audit')).toMatchObject({
      exact: false,
      findings: [{ check: 'balance-is-sum', detail: 'member-central/2 keeps 1000.01, its entries make 1000.00' }],
    });
  });

  it('finds money without a source, and an order credited without a posting', async () => {
    await sql`
      with t as (insert into ledger_transfer (key, kind, reference, fingerprint, created_at) values ('forged', 'deposit', 'forged', '', now()) returning id),
        a as (update ledger_account set balance = balance + 100 where kind = 'member-central' and member_id = 2 returning id, balance)
      insert into ledger_entry (transfer_id, account_id, amount, balance_after) select t.id, a.id, 100, a.balance from t, a`.execute(
      site.db,
    );
    await sql`
      insert into deposit_order (order_id, member_id, type, amount, state, created_at, expires_at, credited_at)
      values ('CKforged', 2, 'BANK', 100, 'credited', now(), now(), now())`.execute(site.db);

    expect(await site.sandbox('ledger/audit')).toMatchObject({
      exact: false,
      findings: [{ check: 'transfer-adds-up' }, { check: 'deposit-credited-once', detail: 'order CKforged is credited, posted: nothing' }],
    });
  });

  it('finds a round whose posting differs from its record, and a transfer without a posting', async () => {
    await site.sandbox('member/player2/venue-balance', { enName: 'JGDZ', balance: '100.00' });
    await inTransaction(site.db, (trx) =>
      ledger().post(trx, {
        key: 'round:1:forged',
        kind: 'round',
        reference: 'round:1:forged',
        lines: [
          { account: { kind: 'venue', enName: 'JGDZ' }, amount: fen(-500n) },
          { account: { kind: 'member-venue', memberId: 2, enName: 'JGDZ' }, amount: fen(500n) },
        ],
      }),
    );
    await sql`
      insert into venue_transfer (member_id, key, transfer_id, kind, moved, kept, created_at)
      values (2, 'k', 'ZZforged', 'in', '[{"enName":"JGDZ","amount":"7.00"}]', '[]', now())`.execute(site.db);

    expect(await site.sandbox('ledger/audit')).toMatchObject({
      exact: false,
      findings: [
        { check: 'venue-move-is-recorded', detail: 'venue-transfer:2:k is recorded as 7.00, posted: nothing' },
        { check: 'venue-move-is-recorded', detail: 'round:1:forged is recorded as nothing, posted: 5.00' },
      ],
    });
  });

  it('relies on the database to refuse a change of an entry', async () => {
    await expect(sql`update ledger_entry set amount = amount * 2`.execute(site.db)).rejects.toThrow('never changed');
    await expect(sql`delete from ledger_entry`.execute(site.db)).rejects.toThrow('never changed');
    await site.sandbox('member/player2/venue-balance', { enName: 'JGDZ', balance: '1.00' });
    await expect(sql`update ledger_account set balance = -1 where kind = 'member-venue'`.execute(site.db)).rejects.toThrow('nothing_owed');
  });
});

describe('a crashpoint', () => {
  it('does nothing until armed, takes effect once, and records the points the code passed', async () => {
    const points = createCrashpoints();
    await points.reach('a');
    points.arm({ point: 'b', how: 'throw' });

    await expect(points.reach('b')).rejects.toThrow('b');
    await points.reach('b');

    expect(points.passed).toEqual(['a', 'b']);
  });

  it('ends the process at the armed point', async () => {
    const die = jest.fn();
    const points = createCrashpoints(die);
    points.arm({ point: 'a', how: 'exit' });

    await expect(points.reach('a')).rejects.toThrow('a');

    expect(die).toHaveBeenCalledTimes(1);
  });
});
