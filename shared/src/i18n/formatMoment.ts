/** The business day and every time a player reads are those of Shanghai (decision 50), wherever the device is. */
const TIME_ZONE = 'Asia/Shanghai';

let made: Intl.DateTimeFormat | undefined;

/** Made for the first moment that is shown: it loads the calendar and the time zone, which takes longer than all else that a page evaluates first. */
function format(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return made;
}

/**
 * A moment to the second.
 *
 * @param at milliseconds since 1970
 * @example formatMoment(Date.UTC(2026, 10, 21, 11, 2, 44)) // '2026-11-21 19:02:44'
 */
export function formatMoment(at: number): string {
  const { year, month, day, time } = momentParts(at);
  return `${year}-${month}-${day} ${time}`;
}

/** A moment of this year, to the second: `11-21 19:02:44`. */
export function formatShortMoment(at: number): string {
  const { month, day, time } = momentParts(at);
  return `${month}-${day} ${time}`;
}

/** A moment of this year, to the minute: `11-21 19:02`. */
export function formatShortMinute(at: number): string {
  const { month, day, hour, minute } = momentParts(at);
  return `${month}-${day} ${hour}:${minute}`;
}

/** A time of day, to the minute: `19:02`. */
export function formatTime(at: number): string {
  const { hour, minute } = momentParts(at);
  return `${hour}:${minute}`;
}

/** The business day of a moment: `2026-11-21`. */
export function formatDay(at: number): string {
  const { year, month, day } = momentParts(at);
  return `${year}-${month}-${day}`;
}

function momentParts(at: number) {
  const part = Object.fromEntries(
    format()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;
  return { ...part, time: `${part.hour}:${part.minute}:${part.second}` };
}
