import type { Category } from '@site/shared/wire/categories';
import { sql } from 'kysely';
import type { MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { DayTurnover } from './rebates';

export interface MemberDay {
  readonly memberId: MemberId;
  /** `2026-11-21` */
  readonly businessDay: string;
  readonly turnover: DayTurnover;
}

interface Span {
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
}

/**
 * Valid turnover of a time by member, business day and category: stakes of bets settled in it without pushes and void ones, and what was at risk in
 * rounds with real money that ended in it. A bet that was settled before and is corrected counts where it was settled first.
 *
 * @param memberId of one member only
 */
export async function readDayTurnover(reader: Reader, { from, to }: Span, memberId: MemberId | null = null): Promise<readonly MemberDay[]> {
  const { rows } = await sql<{ member_id: number; day: string; category: Category; turnover: bigint }>`
    select member_id, to_char((at + interval '8 hours') at time zone 'UTC', 'YYYY-MM-DD') as day, category, sum(turnover)::bigint as turnover
    from (
      select bet.member_id, bet.settled_at as at, 'TY' as category, bet.stake * bet.lines as turnover
      from sb_ticket bet
      where bet.state = 'settled' and bet.settled_at >= ${from} and bet.settled_at < ${to} and bet.result <> 'P' and bet.result not like 'D%'
        and (bet.restores = 0 or not exists (
          select 1 from ledger_transfer settled
          where settled.reference = bet.hold_reference and settled.kind = 'settle'
            and settled.created_at < date_trunc('day', (bet.settled_at + interval '8 hours') at time zone 'UTC') at time zone 'UTC' - interval '8 hours'
        ))
      union all
      select round.member_id, round.played_at, venue.category, round.stake - round.released
      from venue_round round
      join lateral (select category from venue where en_name = round.en_name order by position limit 1) venue on true
      where not round.is_trial and round.state = 'ended' and round.played_at >= ${from} and round.played_at < ${to}
    ) played
    where ${memberId}::integer is null or member_id = ${memberId}::integer
    group by 1, 2, 3
    having sum(turnover) > 0
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
