import { SPORTS, type Sport } from '@site/shared/betting';
import { parsePage, type QueryCodec } from '@site/shared/address-query';

/** Filters the player has chosen in the calendar. */
export interface ScheduleChoice {
  readonly sport: Sport;
  /** Business day; `undefined` means today. */
  readonly day: string | undefined;
  /** League id; `undefined` means all leagues. */
  readonly league: string | undefined;
  /** Page number, starting at 1. */
  readonly page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LEAGUE = /^\d{1,9}$/;

/** Codec of the filters in the URL query, such as `?sport=tennis&day=2026-11-21&league=221&page=2`. */
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
