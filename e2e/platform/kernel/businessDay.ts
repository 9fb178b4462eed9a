const DAY_MS = 24 * 60 * 60_000;

/** Shanghai has had no summer time since 1991: its day is a fixed offset (decision 50). */
const SHANGHAI_OFFSET_MS = 8 * 60 * 60_000;

/** One business day, `from` included and `to` not. */
export interface BusinessDay {
  /** Days since 1970-01-01. */
  readonly number: number;
  /** `2026-11-21` */
  readonly date: string;
  readonly from: Date;
  readonly to: Date;
}

/** A moment as it is shown to a member, in Shanghai, to the minute: `2026-11-21 20:15`. */
export function formatShanghai(moment: Date): string {
  return new Date(moment.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** The business day of a moment, or one `daysBefore` it. */
export function businessDayOf(moment: Date, daysBefore = 0): BusinessDay {
  const number = Math.floor((moment.getTime() + SHANGHAI_OFFSET_MS) / DAY_MS) - daysBefore;
  const from = new Date(number * DAY_MS - SHANGHAI_OFFSET_MS);
  return {
    number,
    date: new Date(number * DAY_MS).toISOString().slice(0, 10),
    from,
    to: new Date(from.getTime() + DAY_MS),
  };
}
