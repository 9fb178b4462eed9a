/** Whole times around before the light comes to rest. */
const LAPS = 3;

const FASTEST_MS = 60;
const SLOWEST_MS = 320;

/** How long the light rests on a field while the answer is awaited. */
export const CRUISE_MS = FASTEST_MS;

/**
 * The way of the light to the field the platform has drawn: how long it rests on each field before the next, ever longer.
 *
 * @param from where it is now, from 0
 * @param target where it comes to rest
 * @param fields how many there are
 * @returns one delay in milliseconds for each step; as many steps as lead from `from` to `target`, three times around at least
 */
export function landingDelays(from: number, target: number, fields: number): readonly number[] {
  const steps = LAPS * fields + ((target - from + fields) % fields);
  return Array.from({ length: steps }, (_step, index) => Math.round(FASTEST_MS + (SLOWEST_MS - FASTEST_MS) * ((index + 1) / steps) ** 3));
}
