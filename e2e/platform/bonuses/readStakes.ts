import type { Category } from '@site/shared/wire/categories';
import { sql } from 'kysely';
import type { MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { Stake } from './countStakes';

/**
 * Valid turnover of a member from a moment on, one by one in the order of the results: settled bets without pushes and void ones, and what was at risk
 * in rounds with real money that have ended.
 */
export async function readStakes(reader: Reader, memberId: MemberId, since: Date): Promise<readonly Stake[]> {
  const { rows } = await sql<{ at: Date; category: Category; amount: bigint }>`
    select settled_at as at, 'TY' as category, (stake * lines)::bigint as amount, ticket_id as id
    from sb_ticket
    where member_id = ${memberId} and state = 'settled' and settled_at >= ${since} and result <> 'P' and result not like 'D%'
    union all
    select round.played_at, venue.category, (round.stake - round.released)::bigint, round.round_id
    from venue_round round
      join lateral (select category from venue where en_name = round.en_name order by position limit 1) venue on true
    where round.member_id = ${memberId} and not round.is_trial and round.state = 'ended' and round.played_at >= ${since}
      and round.stake > round.released
    order by at, id`.execute(reader);
  return rows.map(({ at, category, amount }) => ({ at: at.getTime(), category, amount: fen(amount) }));
}
