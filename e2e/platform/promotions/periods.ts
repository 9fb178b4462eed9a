import { businessDayOf } from '../kernel/businessDay';
import { businessWeekOf } from './businessWeek';
import { raceWeek } from './createRaces';
import type { PromotionKind } from './terms';

export interface Period {
  readonly of: (now: Date) => string;
  readonly endsAt: (now: Date) => Date | null;
}

const ONCE: Period = { of: () => 'once', endsAt: () => null };
const DAILY: Period = { of: (now) => businessDayOf(now).date, endsAt: (now) => businessDayOf(now).to };
/** Period of a race prize: the prize of a week can be claimed until the end of the next week. */
const WEEK_BEFORE: Period = { of: (now) => raceWeek(businessWeekOf(now, 1)), endsAt: (now) => businessWeekOf(now).to };

/** How often each kind pays. The invitation has one endless period, in which each friend counts once. */
export const PERIODS: Readonly<Record<PromotionKind, Period>> = {
  firstDeposit: ONCE,
  newTask: ONCE,
  friendInvitation: ONCE,
  activityLandPage: ONCE,
  againDeposit: DAILY,
  signGift: DAILY,
  bettingGift: DAILY,
  drawGift: DAILY,
  racePage: WEEK_BEFORE,
};
