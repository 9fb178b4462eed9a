/** Full rounds before the light stops. */
const LAPS = 3;

const FASTEST_MS = 60;
const SLOWEST_MS = 320;

/** Delay per field in milliseconds while the answer is pending. */
export const CRUISE_MS = FASTEST_MS;

/**
 * Returns the delays with which the light slows down and stops on the prize that the platform has drawn.
 *
 * @param from current field, from 0
 * @param target field on which it stops
 * @param fields number of fields
 * @returns one delay in milliseconds for each step; three full rounds, then on to `target`
 */
export function landingDelays(from: number, target: number, fields: number): readonly number[] {
  const steps = LAPS * fields + ((target - from + fields) % fields);
  return Array.from({ length: steps }, (_step, index) => Math.round(FASTEST_MS + (SLOWEST_MS - FASTEST_MS) * ((index + 1) / steps) ** 3));
}
