import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Db } from '../kernel';
import { createKeyScope, inTransaction, SILENT_LOG } from '../kernel';
import { platformMigrations } from '../migrations';
import { connect } from './connect';
import { ensureDatabase } from './embeddedServer';
import { migrate } from './migrate';

/** The migrations that move keys out of the tables of the requests. */
const KEY_MIGRATIONS = [
  '1104_idempotency_keys',
  '1303_deposit_keys',
  '1352_withdrawal_keys',
  '1503_join_keys',
  '1602_venue_transfer_keys',
  '1712_feedback_keys',
  '1722_point_exchange_keys',
  '2005_sportsbook_keys',
];

const DONE = 'd0000000-0000-4000-8000-000000000001';
const CLOSED = 'c0000000-0000-4000-8000-000000000002';
const AT = new Date('2026-11-21T04:00:00Z');

let db: Db;

beforeAll(async () => {
  const address = new URL(process.env['PLATFORM_TEST_TEMPLATE'] ?? '');
  address.pathname = `/test_${randomBytes(6).toString('hex')}`;
  await ensureDatabase(address.href);
  db = connect(address.href, SILENT_LOG, 2);
  const before = Object.entries(platformMigrations).filter(([name]) => !KEY_MIGRATIONS.includes(name));
  await migrate(db, Object.fromEntries(before), SILENT_LOG);
  await writeOldRequests();
  await migrate(db, platformMigrations, SILENT_LOG);
});
afterAll(() => db.destroy());

const take = (scope: Parameters<typeof createKeyScope>[0], key: string, payload: readonly string[]) =>
  inTransaction(db, (trx) => createKeyScope(scope).take(trx, { memberId: 1, key, payload, at: AT }));

describe('a database of an earlier platform keeps its keys', () => {
  it.each([
    ['deposit', ['BANK', '10000'], { orderId: 'CK1' }],
    ['withdrawal', ['7', '20000'], { orderId: 'QK1' }],
    ['promotion-join', ['daily-draw', ''], { promotionId: 'daily-draw', prizeId: 'p888' }],
    ['venue-transfer', ['in', 'JGDZ', '700'], { transferId: 'ZZ1' }],
    ['feedback', ['deposit', 'CK1', 'image1', 'image2', 'Where is it?'], { feedbackId: 'FK1' }],
    ['feedback', ['other', '', 'No reference'], { feedbackId: 'FK2' }, 'e0000000-0000-4000-8000-000000000003'],
    ['points-exchange', ['300'], { exchangeId: 'JF1' }],
    ['bet', ['quote', '10.00', 'better'], { key: DONE }],
    ['cash-out', ['offer'], { key: DONE }],
  ] as const)('of %s %j', async (scope, payload, result, key: string = DONE) => {
    expect(await take(scope, key, payload)).toEqual({ status: 'repeated', result });
    await expect(take(scope, key, [...payload, 'more'])).rejects.toMatchObject({ code: 6009 });
  });

  it.each(['deposit', 'withdrawal', 'promotion-join', 'venue-transfer', 'points-exchange', 'bet', 'cash-out'] as const)(
    'that were closed, of %s',
    async (scope) => {
      expect(await take(scope, CLOSED, ['anything'])).toEqual({ status: 'closed' });
    },
  );

  it('and forgets texts that were asked about and are no keys', async () => {
    const { rows } = await sql`select from idempotency_key where key::text not in (${DONE}, ${CLOSED}) and scope <> 'feedback'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('and keeps the requests themselves', async () => {
    const { rows } = await sql`
      select transfer_id, kind, moved from venue_transfer
      union all select exchange_id, points::text, null from point_exchange
      union all select prize_id, number::text, null from promotion_draw
      union all select state, key, null from sb_placement
      union all select state, key, null from sb_cash_out
      order by 1`.execute(db);
    expect(rows.map((row) => Object.values(row as Record<string, unknown>).slice(0, 2))).toEqual([
      ['JF1', '300'],
      ['ZZ1', 'in'],
      ['p888', '1'],
      ['paid', DONE],
      ['rejected', DONE],
    ]);
  });
});

async function writeOldRequests(): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`insert into member (name, nickname, password_hash, registered_at) values ('player1', '', '', now())`);
  await run(`
    insert into payment_type values ('BANK', 1, '{}', 1, 100000, '[]', 600, 'transfer', 'open', false, '{}');
    insert into deposit_order (order_id, member_id, type, amount, state, created_at, expires_at)
      values ('CK1', 1, 'BANK', 10000, 'waiting', now(), now());
    insert into deposit_key values (1, '${DONE}', 'CK1'), (1, '${CLOSED}', null), (1, 'kk', null)`);
  await run(`
    insert into withdrawal_order (order_id, member_id, account, amount, fee, state, created_at)
      values ('QK1', 1, '{"id":"7"}', 20000, 0, 'pending', now());
    insert into withdrawal_key values (1, '${DONE}', 'QK1'), (1, '${CLOSED}', null), (1, '${'x'.repeat(2_000)}', null)`);
  await run(`
    insert into promotion_draw (member_id, key, promotion_id, state, business_day, number, prize_id, reward, at) values
      (1, '${DONE}', 'daily-draw', 'done', '2026-11-21', 1, 'p888', 88800, now()),
      (1, '${CLOSED}', 'daily-draw', 'closed', '2026-11-21', null, null, null, now())`);
  await run(`
    insert into venue_transfer (member_id, key, state, transfer_id, fingerprint, moved, kept, created_at) values
      (1, '${DONE}', 'done', 'ZZ1', 'in|JGDZ|700', '[]', '[]', now()),
      (1, '${CLOSED}', 'closed', null, null, '[]', '[]', now())`);
  await run(`
    insert into feedback (feedback_id, member_id, key, type, content, reference, created_at) values
      ('FK1', 1, '${DONE}', 'deposit', 'Where is it?', 'CK1', now()),
      ('FK2', 1, 'e0000000-0000-4000-8000-000000000003', 'other', 'No reference', null, now()),
      ('FK3', 1, null, 'other', 'No key', null, now());
    insert into feedback_image (image_id, member_id, feedback_id, position, name, content, uploaded_at) values
      ('image2', 1, 'FK1', 2, '', '', now()), ('image1', 1, 'FK1', 1, '', '', now())`);
  await run(`
    insert into point_exchange (member_id, key, exchange_id, points, points_left, created_at) values
      (1, '${DONE}', 'JF1', 300, 0, now()), (1, '${CLOSED}', null, null, null, now())`);
  await run(`
    insert into sb_placement (member_id, key, state, fingerprint, reason, created_at) values
      (1, '${DONE}', 'rejected', 'quote 10.00 better', 'balance', now()), (1, '${CLOSED}', 'closed', '', null, now());
    insert into sb_ticket (ticket_id, member_id, key, mode, state, policy, odds_type, payout_class, business_day, stake, risk, to_win,
        hold_reference, payout, placed_at, accepted_at, settled_at)
      values ('T1', 1, 'k', 'single', 'cashed-out', 'better', 'H', 'football', 1, 1, 1, 1, 'ticket:T1', 1, now(), now(), now());
    insert into sb_cash_out_quote (quote_id, member_id, ticket_id, amount, scores, created_at, expires_at)
      values ('offer', 1, 'T1', 1, '[]', now(), now());
    insert into sb_cash_out (member_id, key, state, quote_id, ticket_id, received, created_at) values
      (1, '${DONE}', 'paid', 'offer', 'T1', '[]', now()), (1, '${CLOSED}', 'closed', null, null, '[]', now())`);
}
