/** Full rounds before the light comes to rest. */
const LAPS = 3;

const FASTEST_MS = 60;
const SLOWEST_MS = 320;

/** Per field, while the answer is awaited. */
export const CRUISE_MS = FASTEST_MS;

/**
 * The delays with which the light slows down and comes to rest on the prize the platform has drawn.
 *
 * @param from where it is now, from 0
 * @param target where it comes to rest
 * @param fields how many there are
 * @returns one delay in milliseconds for each step; three full rounds, then on to `target`
 */
export function landingDelays(from: number, target: number, fields: number): readonly number[] {
  const steps = LAPS * fields + ((target - from + fields) % fields);
  return Array.from({ length: steps }, (_step, index) => Math.round(FASTEST_MS + (SLOWEST_MS - FASTEST_MS) * ((index + 1) / steps) ** 3));
}
