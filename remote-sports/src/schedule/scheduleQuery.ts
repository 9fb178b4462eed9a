import { SPORTS, type Sport } from '@site/shared/betting';
import { parsePage, type QueryCodec } from '@site/shared/address-query';

/** What the player chose to see of the calendar. */
export interface ScheduleChoice {
  readonly sport: Sport;
  /** A business day; `undefined` for today. */
  readonly day: string | undefined;
  /** A league's id; `undefined` for all. */
  readonly league: string | undefined;
  /** From 1 on. */
  readonly page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LEAGUE = /^\d{1,9}$/;

/** The choices in the query of the address: `?sport=tennis&day=2026-11-21&league=221&page=2`. */
export const scheduleQuery: QueryCodec<ScheduleChoice> = {
  parse: ({ sport, day = '', league = '', page }) => ({
    sport: SPORTS.find((known) => known === sport) ?? 'football',
    day: DAY.test(day) ? day : undefined,
    league: LEAGUE.test(league) ? league : undefined,
    page: parsePage(page),
  }),
  format: ({ sport, day, league, page }) => ({
    ...(sport === 'football' ? {} : { sport }),
    ...(day === undefined ? {} : { day }),
    ...(league === undefined ? {} : { league }),
    ...(page === 1 ? {} : { page: String(page) }),
  }),
};
