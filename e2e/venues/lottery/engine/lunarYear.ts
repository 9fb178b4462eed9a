import { businessDate, startOfBusinessDay } from '@site/shared/calendar';
import { LunarDay, SolarDay } from 'tyme4ts';
import { SIGNS, type Sign } from './zodiac';

const DAY_ZERO = SolarDay.fromYmd(1970, 1, 1);

const RAT_YEAR = 2020;

/** Cache of the starts of lunar years: a calendar calculation is slow compared with a bet, and every bet needs one. */
const starts = new Map<number, number>();

/**
 * Returns the sign of the lunar year at this moment, on the Shanghai clock. For example, 17 February 2026 to 5 February
 * 2027 is the horse.
 *
 * The calendar is calculated by `tyme4ts`, not by Node's ICU, which puts the new moons of 6 February 2027 (23:56 in
 * Shanghai) and 3 February 2030 (0:07) on other days. Only the server uses it and sends the sign to pages.
 *
 * @throws Error for an invalid moment
 */
export function signAt(atMs: number): Sign {
  const year = Number(businessDate(atMs).slice(0, 'yyyy'.length));
  const lunarYear = atMs < startOf(year) ? year - 1 : year;
  const sign = SIGNS[(((lunarYear - RAT_YEAR) % SIGNS.length) + SIGNS.length) % SIGNS.length];
  if (sign === undefined) throw new RangeError('the lunar year of this moment is not known');
  return sign;
}

/** Returns midnight in Shanghai of the lunar New Year's day in this year. */
function startOf(year: number): number {
  const known = starts.get(year);
  if (known !== undefined) return known;
  const start = startOfBusinessDay(LunarDay.fromYmd(year, 1, 1).getSolarDay().subtract(DAY_ZERO));
  starts.set(year, start);
  return start;
}
