import { businessDay, dateOfDay, parseDay, startOfBusinessDay } from '@site/shared/calendar';

/** Draw schedule of a game: periods of equal length fill the business day, which is a calendar day in Shanghai. */
export interface Schedule {
  /** Length of a period; divides a day without a remainder. */
  readonly everySeconds: number;
  /** Time before the draw at which bets close. */
  readonly closesBeforeSeconds: number;
}

/** One draw of a game. Times are milliseconds since 1970. */
export interface Period {
  /** Id of the business day and the draw's number in it, from 1: `20261123-0731`. */
  readonly id: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}

/** Origin of the periods. Periods of all days form one sequence from here, because a day is a multiple of a period. */
const START = startOfBusinessDay(0);

const PERIOD_ID = /^(\d{4})(\d{2})(\d{2})-(\d{4})$/;

/** Returns the period with the next draw after this moment; at the exact moment of a draw, the following one. */
export function periodAt(schedule: Schedule, atMs: number): Period {
  const lengthMs = schedule.everySeconds * 1000;
  return endingAt(schedule, START + (Math.floor((atMs - START) / lengthMs) + 1) * lengthMs);
}

/** Returns the period `by` draws later; earlier when `by` is negative. */
export function shiftPeriod(schedule: Schedule, { drawsAt }: Period, by: number): Period {
  return endingAt(schedule, drawsAt + by * schedule.everySeconds * 1000);
}

/** Parses a period id; returns null when it is not a period of this schedule. */
export function parsePeriod(schedule: Schedule, id: string): Period | null {
  const parts = PERIOD_ID.exec(id);
  if (parts === null) return null;
  const [, year = '', month = '', date = '', number] = parts;
  const day = parseDay(`${year}-${month}-${date}`);
  if (day === undefined) return null;
  const period = endingAt(schedule, startOfBusinessDay(day) + Number(number) * schedule.everySeconds * 1000);
  return period.id === id ? period : null;
}

/**
 * Returns the period with this draw. Its day is the Shanghai calendar day on which it starts, so a draw at midnight
 * belongs to the day that ends.
 */
function endingAt({ everySeconds, closesBeforeSeconds }: Schedule, drawsAt: number): Period {
  const lengthMs = everySeconds * 1000;
  const opensAt = drawsAt - lengthMs;
  const day = businessDay(opensAt);
  const number = Math.round((drawsAt - startOfBusinessDay(day)) / lengthMs);
  const date = dateOfDay(day).replaceAll('-', '');
  return { id: `${date}-${String(number).padStart(4, '0')}`, opensAt, closesAt: drawsAt - closesBeforeSeconds * 1000, drawsAt };
}
