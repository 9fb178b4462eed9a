import { recentWinsCall, todayCall } from '@site/shared/wire/home';
import { memberRoute, publicRoute, type Route } from '../http/route';
import { fen, formatYuan, type Clock, type Db, type Fen, type MemberId, type Reader } from '../kernel';
import { businessDayOf } from '../kernel/businessDay';
import { NO_PLAY, readPlay } from '../ledger/readPlay';
import { maskLoginName } from '../promotions/maskLoginName';
import { sql } from 'kysely';
import type { SportsbookTables } from '../sportsbook/database/tables';
import type { Category } from '@site/shared/wire/categories';

interface RecentWin {
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
async function readRecentWins(reader: Reader, since: Date): Promise<readonly RecentWin[]> {
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

const HOUR_MS = 60 * 60_000;

/** Serves a member's day and everyone's last hour for the home page. */
export function homeRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): readonly Route[] {
  return [
    memberRoute(todayCall, async (_body, { id }) => {
      const [play = NO_PLAY] = await readPlay(db, id, [businessDayOf(clock.now()).from]);
      const { count, risk } = await readOpenBets(db, id);
      return { net: formatYuan(play.net), openBets: count, openRisk: formatYuan(risk) };
    }),

    publicRoute(recentWinsCall, async () => ({
      list: (await readRecentWins(db, new Date(clock.nowMs() - HOUR_MS))).map(({ name, category, amount, at }) => ({
        name: maskLoginName(name),
        category,
        amount: formatYuan(amount),
        at: at.getTime(),
      })),
    })),
  ];
}

/** Returns the number of the member's bets that wait for a result or a confirmation, and their total risk. */
async function readOpenBets(reader: Reader, memberId: MemberId): Promise<{ readonly count: number; readonly risk: Fen }> {
  const { count, risk } = await reader
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .select((rows) => [rows.fn.countAll<bigint>().as('count'), sql<bigint>`coalesce(sum(risk), 0)::bigint`.as('risk')])
    .where('member_id', '=', memberId)
    .where('state', 'in', ['confirming', 'open'])
    .executeTakeFirstOrThrow();
  return { count: Number(count), risk: fen(risk) };
}
