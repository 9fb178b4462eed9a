import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { Entrant } from './rules/raceView';
import type { Span } from './span';

/** What the race and the draw ask: stakes of the bets settled in a time, without void bets and pushes, and of the rounds with real money in it. */
export interface TurnoverFacts {
  validTurnover(reader: Reader, memberId: MemberId, span: Span): Promise<Fen>;
  /** Of every member who has entered, the most first; of equals anyone who entered earlier. */
  entrants(reader: Reader, entry: { readonly promotionId: string; readonly period: string }, span: Span): Promise<readonly Entrant[]>;
}

/** As the sportsbook and the venues have recorded it; only reads. */
export const recordedTurnover: TurnoverFacts = {
  async validTurnover(reader, memberId, span) {
    const { rows } = await sql<{ turnover: bigint }>`select ${turnoverOf(sql`${memberId}::integer`, span)} as turnover`.execute(reader);
    return fen(rows[0]?.turnover ?? 0n);
  },

  async entrants(reader, { promotionId, period }, span) {
    const { rows } = await sql<{ member_id: number; name: string; turnover: bigint }>`
      select e.member_id, m.name, ${turnoverOf(sql`e.member_id`, span)} as turnover
      from promotion_entry e join member m on m.id = e.member_id
      where e.promotion_id = ${promotionId} and e.period = ${period}
      order by turnover desc, e.entered_at, e.member_id`.execute(reader);
    return rows.map((row) => ({ memberId: row.member_id, name: row.name, turnover: fen(row.turnover) }));
  },
};

function turnoverOf(memberId: ReturnType<typeof sql>, { from, to }: Span) {
  return sql`(
    coalesce((
      select sum(stake * lines) from sb_ticket
      where member_id = ${memberId} and state = 'settled' and settled_at >= ${from} and settled_at < ${to}
        and result <> 'P' and result not like 'D%'
    ), 0) + coalesce((
      select sum(stake - released) from venue_round
      where member_id = ${memberId} and not is_trial and state = 'ended' and played_at >= ${from} and played_at < ${to}
    ), 0)
  )::bigint`;
}
