import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { businessDayOf, fen } from '../kernel';

/** Balances of a member at the end of a business day; for today, the present ones. */
export interface BalanceDay {
  /** Date such as `2026-11-21`. */
  readonly date: string;
  readonly central: Fen;
  /** Sum over all venues. */
  readonly inVenues: Fen;
  /** Amount reserved by open bets and withdrawals. */
  readonly locked: Fen;
}

/**
 * Returns the latest business days including today, oldest first. Calculates them as the present balance minus the
 * movements after each day, in one query. Leaves out days before the member's first entry.
 */
export async function readBalanceDays(
  reader: Reader,
  memberId: MemberId,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<readonly BalanceDay[]> {
  const today = businessDayOf(now);
  const first = businessDayOf(now, days - 1);
  const { rows } = await sql<{ day: number; central: bigint; in_venues: bigint; locked: bigint }>`
    with own as (
      select id, kind, balance from ledger_account where member_id = ${memberId} and kind in ('member-central', 'member-venue', 'member-held')
    ), moves as (
      select own.kind, floor((extract(epoch from transfer.created_at) + 28800) / 86400)::integer as day, sum(entry.amount) as amount
      from own
        join ledger_entry entry on entry.account_id = own.id
        join ledger_transfer transfer on transfer.id = entry.transfer_id
      where transfer.created_at >= ${first.to}
      group by own.kind, day
    ), beginning as (
      select min(transfer.created_at) as at
      from ledger_transfer transfer
      where transfer.id in (
        select (select entry.transfer_id from ledger_entry entry where entry.account_id = own.id order by entry.id limit 1) from own
      )
    )
    select day.day,
      (coalesce((select sum(balance) from own where kind = 'member-central'), 0)
        - coalesce((select sum(amount) from moves where kind = 'member-central' and moves.day > day.day), 0))::bigint as central,
      (coalesce((select sum(balance) from own where kind = 'member-venue'), 0)
        - coalesce((select sum(amount) from moves where kind = 'member-venue' and moves.day > day.day), 0))::bigint as in_venues,
      (coalesce((select sum(balance) from own where kind = 'member-held'), 0)
        - coalesce((select sum(amount) from moves where kind = 'member-held' and moves.day > day.day), 0))::bigint as locked
    from beginning, generate_series(${first.number}::integer, ${today.number}::integer) as day (day)
    where day.day >= floor((extract(epoch from beginning.at) + 28800) / 86400)
    order by day.day`.execute(reader);
  return rows.map(({ day, central, in_venues: inVenues, locked }) => ({
    date: businessDayOf(now, today.number - day).date,
    central: fen(central),
    inVenues: fen(inVenues),
    locked: fen(locked),
  }));
}
