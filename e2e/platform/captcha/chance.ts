import { randomInt } from 'node:crypto';

const STEPS = 1_000_000;

export function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(STEPS + 1)) / STEPS;
}

/** Returns an unpredictable integer from `low` to `high`, both included. */
export function wholeBetween(low: number, high: number): number {
  return randomInt(low, high + 1);
}
