import { randomInt } from 'node:crypto';

const STEPS = 1_000_000;

/** A number from `low` to `high` that cannot be predicted. */
export function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(STEPS + 1)) / STEPS;
}

/** A whole number, both ends included. */
export function wholeBetween(low: number, high: number): number {
  return randomInt(low, high + 1);
}
