import { businessDate, startOfBusinessDay } from '@site/shared/calendar';
import { LunarDay, SolarDay } from 'tyme4ts';
import { SIGNS, type Sign } from './zodiac';

const DAY_ZERO = SolarDay.fromYmd(1970, 1, 1);

/** A lunar year of the rat. */
const RAT_YEAR = 2020;

/** Where lunar years begin. A calendar computation takes long beside a bet, and every bet asks: each year is computed once. */
const starts = new Map<number, number>();

/**
 * The sign of the lunar year that this moment is in, by the clock of Shanghai. 17 February 2026 to 5 February 2027: the horse.
 *
 * The calendar is computed by `tyme4ts`, not by the ICU that every Node has: the new moons of 6 February 2027, at 23:56 in Shanghai, and of 3 February 2030,
 * at 0:07, are on other days there. It is for the server alone, which tells pages the sign.
 *
 * @throws Error for what is no moment
 */
export function signAt(atMs: number): Sign {
  const year = Number(businessDate(atMs).slice(0, 'yyyy'.length));
  const lunarYear = atMs < startOf(year) ? year - 1 : year;
  const sign = SIGNS[(((lunarYear - RAT_YEAR) % SIGNS.length) + SIGNS.length) % SIGNS.length];
  if (sign === undefined) throw new RangeError('the lunar year of this moment is not known');
  return sign;
}

/** Midnight in Shanghai of the lunar New Year's day that is in this year. */
function startOf(year: number): number {
  const known = starts.get(year);
  if (known !== undefined) return known;
  const start = startOfBusinessDay(LunarDay.fromYmd(year, 1, 1).getSolarDay().subtract(DAY_ZERO));
  starts.set(year, start);
  return start;
}
