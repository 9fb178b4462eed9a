import { businessDay, dateOfDay, parseDay, startOfBusinessDay } from '@site/shared/calendar';

/** When a game draws: periods of equal length that fill the business day, a calendar day of Shanghai. */
export interface Schedule {
  /** Divides a day without a remainder. */
  readonly everySeconds: number;
  /** Bets are taken until so long before the draw. */
  readonly closesBeforeSeconds: number;
}

/** One draw of a game. Times are milliseconds since 1970. */
export interface Period {
  /** The business day and the draw's number in it, from 1: `20261123-0731`. */
  readonly id: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}

/** Draws of all days fit into one row from here on, since a day is a multiple of a period. */
const START = startOfBusinessDay(0);

const PERIOD_ID = /^(\d{4})(\d{2})(\d{2})-(\d{4})$/;

/** The period that is drawn next after this moment; at the moment of a draw, the one after it. */
export function periodAt(schedule: Schedule, atMs: number): Period {
  const lengthMs = schedule.everySeconds * 1000;
  return endingAt(schedule, START + (Math.floor((atMs - START) / lengthMs) + 1) * lengthMs);
}

/** The period so many draws later; earlier where `by` is negative. */
export function shiftPeriod(schedule: Schedule, { drawsAt }: Period, by: number): Period {
  return endingAt(schedule, drawsAt + by * schedule.everySeconds * 1000);
}

/** Null for a text that is no period of this schedule. */
export function parsePeriod(schedule: Schedule, id: string): Period | null {
  const parts = PERIOD_ID.exec(id);
  if (parts === null) return null;
  const [, year = '', month = '', date = '', number] = parts;
  const day = parseDay(`${year}-${month}-${date}`);
  if (day === undefined) return null;
  const period = endingAt(schedule, startOfBusinessDay(day) + Number(number) * schedule.everySeconds * 1000);
  return period.id === id ? period : null;
}

/** The calendar day in Shanghai on which the period begins; a draw at midnight belongs to the day that ends. */
function endingAt({ everySeconds, closesBeforeSeconds }: Schedule, drawsAt: number): Period {
  const lengthMs = everySeconds * 1000;
  const opensAt = drawsAt - lengthMs;
  const day = businessDay(opensAt);
  const number = Math.round((drawsAt - startOfBusinessDay(day)) / lengthMs);
  const date = dateOfDay(day).replaceAll('-', '');
  return { id: `${date}-${String(number).padStart(4, '0')}`, opensAt, closesAt: drawsAt - closesBeforeSeconds * 1000, drawsAt };
}
