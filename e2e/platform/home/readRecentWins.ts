import type { Category } from '@site/shared/wire/categories';
import { sql } from 'kysely';
import type { Fen, Reader } from '../kernel';
import { fen } from '../kernel';

export interface RecentWin {
  readonly name: string;
  readonly category: Category;
  /** Payout minus the stake at risk. */
  readonly amount: Fen;
  readonly at: Date;
}

/** Minimum win that is shown. */
const LEAST_WIN = fen(1_000n);

const MOST_WINS = 10;

/** Reads real-money bets and rounds won since a time, newest first. Cashed-out bets do not count. */
export async function readRecentWins(reader: Reader, since: Date): Promise<readonly RecentWin[]> {
  const { rows } = await sql<{ name: string; category: Category; amount: bigint; at: Date }>`
    select member.name, won.category, won.amount, won.at
    from (
      (select member_id, 'TY' as category, payout - risk as amount, settled_at as at from sb_ticket
        where state = 'settled' and payout > risk and payout - risk >= ${LEAST_WIN} and settled_at >= ${since}
        order by settled_at desc limit ${MOST_WINS})
      union all
      (select round.member_id, venue.category, round.payout - round.stake, round.played_at from venue_round round
        join lateral (select category from venue where en_name = round.en_name order by position limit 1) venue on true
        where not round.is_trial and round.state = 'ended' and round.payout > round.stake and round.payout - round.stake >= ${LEAST_WIN}
          and round.played_at >= ${since}
        order by round.played_at desc limit ${MOST_WINS})
    ) won join member on member.id = won.member_id
    order by won.at desc limit ${MOST_WINS}`.execute(reader);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: fen(amount) }));
}
