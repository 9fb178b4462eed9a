import { sql } from 'kysely';
import type { MemberId, Trx } from '../kernel';

/** Number of past days over which the deposits are spread evenly; the trade record shows three months. */
const DAYS = 80;

/** Time from an order to its credit. */
const CREDITED_AFTER = sql`interval '5 seconds'`;

/**
 * Stores credited deposits of 1.00 to 9.00 yuan each, as orders with their steps and as postings. Earlier postings of
 * the member are moved before them, so the ledger stays correct.
 */
export async function storePastDeposits(trx: Trx, memberId: MemberId, count: number, now: Date): Promise<void> {
  await sql`
    update ledger_transfer set created_at = ${now}::timestamptz - make_interval(days => ${DAYS})
    where created_at > ${now}::timestamptz - make_interval(days => ${DAYS}) and id in (
      select entry.transfer_id from ledger_entry entry join ledger_account account on account.id = entry.account_id
      where account.member_id = ${memberId})`.execute(trx);
  await sql`
    create temporary table past_deposit on commit drop as
    select place, 'CKP' || lpad(place::text, 9, '0') as order_id, 100 * (1 + place % 9)::bigint as amount,
      ${now}::timestamptz - make_interval(days => ${DAYS}) * ((${count} - place + 1)::float8 / (${count} + 1)) as at
    from generate_series(1, ${count}::integer) place`.execute(trx);
  await sql`
    insert into deposit_order (order_id, member_id, type, amount, state, created_at, expires_at, credited_at)
    select order_id, ${memberId}, 'BANK', amount, 'credited', at, at + interval '15 minutes', at + ${CREDITED_AFTER}
    from past_deposit order by place`.execute(trx);
  await sql`
    insert into deposit_step (order_id, step, at)
    select order_id, step, case step when 'ordered' then at else at + ${CREDITED_AFTER} end
    from past_deposit cross join (values (1, 'ordered'), (2, 'credited')) steps (turn, step) order by place, turn`.execute(trx);
  await sql`
    insert into ledger_transfer (key, kind, reference, fingerprint, created_at)
    select 'deposit:' || order_id || ':credit', 'deposit', 'deposit:' || order_id, '', at + ${CREDITED_AFTER}
    from past_deposit order by place`.execute(trx);
  await sql`
    insert into ledger_account (kind, member_id) values ('cashier', null), ('member-central', ${memberId}) on conflict do nothing`.execute(
    trx,
  );
  await enter(trx, sql`kind = 'cashier'`, -1);
  await enter(trx, sql`kind = 'member-central' and member_id = ${memberId}`, 1);
}

/** Writes the entries of one account, each with the balance after it, and updates the account's balance. */
async function enter(trx: Trx, account: ReturnType<typeof sql>, sign: 1 | -1): Promise<void> {
  await sql`
    with own as (
      select id, balance from ledger_account where ${account} for update
    ), written as (
      insert into ledger_entry (transfer_id, account_id, amount, balance_after)
      select transfer.id, own.id, ${sign}::bigint * amount, own.balance + ${sign}::bigint * sum(amount) over (order by place)
      from past_deposit past join ledger_transfer transfer on transfer.key = 'deposit:' || past.order_id || ':credit' cross join own
      order by place
      returning amount
    )
    update ledger_account set balance = balance + (select sum(amount) from written) where id = (select id from own)`.execute(trx);
}
