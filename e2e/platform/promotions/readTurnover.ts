import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import { countedPlay, readTurnover } from '../turnover/countedPlay';
import type { Entrant } from './rules/raceView';
import type { Span } from './span';

export interface TurnoverFacts {
  validTurnover(reader: Reader, memberId: MemberId, span: Span): Promise<Fen>;
  /** Lists the members who have entered by turnover, highest first; of equals the earlier entry first. */
  entrants(reader: Reader, entry: { readonly promotionId: string; readonly period: string }, span: Span): Promise<readonly Entrant[]>;
}

export const recordedTurnover: TurnoverFacts = {
  validTurnover: readTurnover,

  async entrants(reader, { promotionId, period }, span) {
    const { rows } = await sql<{ member_id: number; name: string; turnover: bigint }>`
      select e.member_id, m.name,
        (select coalesce(sum(amount), 0)::bigint from ${countedPlay(sql`e.member_id`, span)} played) as turnover
      from promotion_entry e join member m on m.id = e.member_id
      where e.promotion_id = ${promotionId} and e.period = ${period}
      order by turnover desc, e.entered_at, e.member_id`.execute(reader);
    return rows.map((row) => ({ memberId: row.member_id, name: row.name, turnover: fen(row.turnover) }));
  },
};
