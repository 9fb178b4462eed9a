import { randomBytes } from 'node:crypto';

/** At least 0, below 1. */
export type Random = () => number;

/** 52 bits of the machine's own secure source. */
export function secureRandom(): number {
  return Number(randomBytes(8).readBigUInt64LE() >> 12n) / 2 ** 52;
}
