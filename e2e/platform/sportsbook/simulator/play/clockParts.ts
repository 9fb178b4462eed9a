import { MINUTE_MS, type GameModel } from './gameModel';

/** Plan of a game with a clock: a number of parts of equal length with breaks between them, then overtime. */
export interface ClockPlan {
  readonly regular: number;
  readonly partMinutes: number;
  readonly overtimeMinutes: number;
  /** Minutes of the break before the part with this number, from 2. */
  readonly breakMinutes: (part: number) => number;
}

export interface ClockPart {
  readonly startsAt: number;
  readonly endsAt: number;
}

export function clockPart({ regular, partMinutes, overtimeMinutes, breakMinutes }: ClockPlan, number: number): ClockPart {
  let startsAt = 0;
  for (let part = 2; part <= number; part += 1) {
    startsAt += (part - 1 <= regular ? partMinutes : overtimeMinutes) * MINUTE_MS + breakMinutes(part) * MINUTE_MS;
  }
  return { startsAt, endsAt: startsAt + (number <= regular ? partMinutes : overtimeMinutes) * MINUTE_MS };
}

/** Upper bound of overtimes, never reached in practice. */
const MOST_OVERTIMES = 12;

/** Returns the match clock in seconds: the played time of the current part, or of the last one in a break. */
export function clockOf(plan: ClockPlan): NonNullable<GameModel['clockAt']> {
  const parts = Array.from({ length: plan.regular + MOST_OVERTIMES }, (_, index) => clockPart(plan, index + 1));
  return (elapsed) => {
    const part = parts.findLast(({ startsAt }) => startsAt <= elapsed);
    return part ? Math.floor((Math.min(elapsed, part.endsAt) - part.startsAt) / 1000) : 0;
  };
}

/** Converts minutes of play, without breaks, to match time. */
export function elapsedAtMinuteOf(plan: ClockPlan): GameModel['elapsedAtMinute'] {
  return (minute) => {
    const part = Math.min(plan.regular, Math.floor(minute / plan.partMinutes) + 1);
    return clockPart(plan, part).startsAt + (minute - (part - 1) * plan.partMinutes) * MINUTE_MS;
  };
}
