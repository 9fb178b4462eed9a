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
/** The week a prize is for is the one before; it can be had until the present one ends. */
const WEEK_BEFORE: Period = { of: (now) => raceWeek(businessWeekOf(now, 1)), endsAt: (now) => businessWeekOf(now).to };

/** How often each kind can be had. The invitation is had once for every friend: its period is all time, in which each friend is one. */
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
