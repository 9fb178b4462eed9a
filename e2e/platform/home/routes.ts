import { recentWinsCall, todayCall } from '@site/shared/wire/home';
import { memberRoute, publicRoute, type Route } from '../http/route';
import { formatYuan, type Clock, type Db } from '../kernel';
import { businessDayOf } from '../kernel/businessDay';
import { NO_PLAY, readPlay } from '../ledger/readPlay';
import { maskLoginName } from '../promotions/maskLoginName';
import { readOpenBets } from './readOpenBets';
import { readRecentWins } from './readRecentWins';

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
