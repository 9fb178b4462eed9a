import type { Category } from '@site/shared/wire/categories';
import { sql } from 'kysely';
import type { MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import { countedPlay } from '../turnover/countedPlay';
import type { DayTurnover } from './rebates';

export interface MemberDay {
  readonly memberId: MemberId;
  /** `2026-11-21` */
  readonly businessDay: string;
  readonly turnover: DayTurnover;
}

interface Span {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/**
 * Reads the valid turnover of a time span by member, business day and category. A bet whose result is corrected on a
 * later day does not count again.
 *
 * @param memberId restricts the result to one member
 */
export async function readDayTurnover(reader: Reader, span: Span, memberId: MemberId | null = null): Promise<readonly MemberDay[]> {
  const { rows } = await sql<{ member_id: number; day: string; category: Category; turnover: bigint }>`
    select played.member_id, to_char((at + interval '8 hours') at time zone 'UTC', 'YYYY-MM-DD') as day, category, sum(amount)::bigint as turnover
    from ${countedPlay(memberId === null ? null : sql`${memberId}::integer`, span)} played
    where kind <> 'ticket' or not exists (
      select 1 from sb_ticket bet join ledger_transfer settled on settled.reference = bet.hold_reference and settled.kind = 'settle'
      where bet.ticket_id = played.id and bet.restores > 0
        and settled.created_at < date_trunc('day', (at + interval '8 hours') at time zone 'UTC') at time zone 'UTC' - interval '8 hours'
    )
    group by 1, 2, 3
    order by 2, 1`.execute(reader);
  const days = new Map<string, MemberDay & { readonly turnover: Map<Category, ReturnType<typeof fen>> }>();
  for (const { member_id, day, category, turnover } of rows) {
    const key = `${day}/${String(member_id)}`;
    const found = days.get(key) ?? { memberId: member_id, businessDay: day, turnover: new Map() };
    found.turnover.set(category, fen(turnover));
    days.set(key, found);
  }
  return [...days.values()];
}
