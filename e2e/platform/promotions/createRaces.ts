import type { Fen, MemberId, Trx } from '../kernel';
import { fen } from '../kernel';
import { businessWeekOf, type BusinessWeek } from './businessWeek';
import type { TurnoverFacts } from './readTurnover';
import type { Evaluation } from './rules/evaluation';
import { evaluateRace, rankEntrants } from './rules/race';
import type { PastWeek, Ranked } from './rules/raceView';
import type { Visit } from './participation';
import type { Promotion } from './readContent';
import type { MemberTables } from '../members/tables';
import type { PromotionTables } from './tables';
import { termsOf } from './terms';

export interface Races {
  evaluate(trx: Trx, visit: Visit): Promise<Evaluation>;
  /** Enters the member in the current week; entering again changes nothing. */
  enter(trx: Trx, visit: Visit): Promise<void>;
  /** Records the prizes of the last week, unless a read has recorded them already. */
  close(trx: Trx, promotion: Promotion, now: Date): Promise<void>;
}

/** The scheduler closes a week this long after its end; by then the settlements of its last moment are committed. */
const CLOSED_AFTER_MS = 60_000;

const PAST_WEEKS = 4;
const PAST_PLACES = 3;

export function createRaces(facts: TurnoverFacts): Races {
  return {
    async evaluate(trx, { memberId, promotion, now }) {
      const { id } = promotion;
      const terms = termsOf('racePage', promotion);
      const week = businessWeekOf(now);
      const entrants = await facts.entrants(trx, entryOf(id, week), week);
      const race = {
        week,
        memberId,
        hasEntered: entrants.some((each) => each.memberId === memberId),
        ranking: rankEntrants(entrants, terms),
        turnover: await facts.validTurnover(trx, memberId, week),
        last: await findPrize(trx, promotion, businessWeekOf(now, 1), memberId, now),
        past: await readPast(trx, id, memberId, now),
      };
      return evaluateRace(race, terms);
    },

    async enter(trx, { memberId, promotion: { id }, now }) {
      const { promotionId, period } = entryOf(id, businessWeekOf(now));
      await trx
        .withTables<PromotionTables>()
        .insertInto('promotion_entry')
        .values({ member_id: memberId, promotion_id: promotionId, period, entered_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    close: (trx, promotion, now) => closeWeek(trx, promotion, businessWeekOf(new Date(now.getTime() - CLOSED_AFTER_MS), 1), now),
  };

  async function findPrize(trx: Trx, promotion: Promotion, week: BusinessWeek, memberId: MemberId, now: Date) {
    await closeWeek(trx, promotion, week, now);
    const row = await trx
      .withTables<PromotionTables>()
      .selectFrom('promotion_race_prize')
      .select(['place', 'prize'])
      .where('promotion_id', '=', promotion.id)
      .where('period', '=', raceWeek(week))
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row === undefined ? null : { place: row.place, prize: fen(row.prize) };
  }

  async function readPast(trx: Trx, promotionId: string, memberId: MemberId, now: Date): Promise<readonly PastWeek[]> {
    const weeks = Array.from({ length: PAST_WEEKS }, (_, index) => businessWeekOf(now, index + 1));
    const rows = await trx
      .withTables<PromotionTables & MemberTables>()
      .selectFrom('promotion_race_prize')
      .innerJoin('member', 'member.id', 'promotion_race_prize.member_id')
      .select(['period', 'place', 'prize', 'member_id as memberId', 'member.name as name'])
      .where('promotion_id', '=', promotionId)
      .where('period', 'in', weeks.map(raceWeek))
      .where(({ or, eb }) => or([eb('place', '<=', PAST_PLACES), eb('member_id', '=', memberId)]))
      .orderBy('place')
      .execute();
    return weeks.flatMap((week) => {
      const winners = rows
        .filter(({ period }) => period === raceWeek(week))
        .map(({ period: _, ...row }) => ({ ...row, prize: fen(row.prize) }));
      return winners.length === 0 ? [] : [{ week, winners }];
    });
  }

  /**
   * Records the prizes of a past week once; a bet that is settled again later changes no place. A concurrent caller
   * waits until they are written.
   */
  async function closeWeek(trx: Trx, promotion: Promotion, week: BusinessWeek, now: Date): Promise<void> {
    const { promotionId, period } = entryOf(promotion.id, week);
    const isNew = await trx
      .withTables<PromotionTables>()
      .insertInto('promotion_race_result')
      .values({ promotion_id: promotionId, period, closed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('period')
      .executeTakeFirst();
    if (isNew === undefined) return;
    const winners = winnersOf(rankEntrants(await facts.entrants(trx, { promotionId, period }, week), termsOf('racePage', promotion)));
    if (winners.length === 0) return;
    await trx
      .withTables<PromotionTables>()
      .insertInto('promotion_race_prize')
      .values(winners.map(({ memberId, place, prize }) => ({ promotion_id: promotionId, period, place, member_id: memberId, prize })))
      .execute();
  }
}

/** Returns the period under which the tables store a week of the race. */
export function raceWeek({ monday }: BusinessWeek): string {
  return `week:${monday}`;
}

function entryOf(promotionId: string, week: BusinessWeek) {
  return { promotionId, period: raceWeek(week) };
}

function winnersOf(ranking: readonly Ranked[]): ReadonlyArray<Ranked & { readonly prize: Fen }> {
  return ranking.flatMap((ranked) => (ranked.prize === null ? [] : [{ ...ranked, prize: ranked.prize }]));
}
