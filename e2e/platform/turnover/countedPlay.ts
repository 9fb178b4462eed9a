import type { Category } from '@site/shared/wire/categories';
import { sql, type RawBuilder } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';

/** Time span, `from` included and `to` excluded. Without an end it is open on that side. */
interface Span {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Valid turnover of one ticket or round, at the time of its result. */
export interface CountedPlay {
  readonly at: Date;
  readonly category: Category;
  readonly amount: Fen;
}

/**
 * Returns SQL for all valid turnover (decision 59) as `(member_id, at, category, amount, kind, id)`, one row for each
 * ticket and round that counts. Every consumer of turnover uses only this query: bonuses, withdrawals, rebates,
 * commissions, VIP, points, races, draws, gifts and the bet record. A ticket has the amount that the sportsbook counted
 * for it together with those that settle on the same facts; a round with real money has the amount that its venue
 * reported as exposed.
 *
 * @param member SQL expression of one member; null for all of them
 */
export function countedPlay(member: RawBuilder<unknown> | null, { from, to }: Span): RawBuilder<unknown> {
  const within = (owner: string, at: string) =>
    sql`${member === null ? sql`` : sql`and ${sql.ref(owner)} = ${member}`}
      ${from === undefined ? sql`` : sql`and ${sql.ref(at)} >= ${from}`}
      ${to === undefined ? sql`` : sql`and ${sql.ref(at)} < ${to}`}`;
  return sql`(
    select ticket.member_id, ticket.settled_at as at, 'TY' as category, ticket.turnover as amount, 'ticket' as kind, ticket.ticket_id as id
    from sb_ticket ticket
    where ticket.state = 'settled' and ticket.turnover > 0 ${within('ticket.member_id', 'ticket.settled_at')}
    union all
    select round.member_id, round.played_at, venue.category, round.exposure, 'round', round.round_id
    from venue_round round
      join lateral (select category from venue where en_name = round.en_name order by position limit 1) venue on true
    where not round.is_trial and round.state = 'ended' and round.exposure > 0 ${within('round.member_id', 'round.played_at')}
  )`;
}

/** Returns the valid turnover of a member in a time span. */
export async function readTurnover(reader: Reader, memberId: MemberId, span: Span = {}): Promise<Fen> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from ${countedPlay(sql`${memberId}::integer`, span)} played`.execute(reader);
  return fen(rows[0]?.amount ?? 0n);
}

/** Returns the single entries of a member's valid turnover, in the order of the results. */
export async function readCountedPlay(reader: Reader, memberId: MemberId, span: Span = {}): Promise<readonly CountedPlay[]> {
  const { rows } = await sql<{ at: Date; category: Category; amount: bigint }>`
    select at, category, amount from ${countedPlay(sql`${memberId}::integer`, span)} played order by at, id`.execute(reader);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: fen(amount) }));
}
