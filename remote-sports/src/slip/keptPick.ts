import type { SlipEntry } from './types';

/** Time for which a guest's pick waits for the login; later its price is outdated. */
const KEPT_FOR_MS = 10 * 60_000;

let kept: { readonly entry: SlipEntry; readonly at: number } | undefined;

/** Stores a guest's latest pick until they sign in. @param now server time in milliseconds */
export function keepPick(entry: SlipEntry, now: number): void {
  kept = { entry, at: now };
}

/** Returns the stored pick and removes it, so that only the first view that asks gets it. */
export function takeKeptPick(now: number): SlipEntry | undefined {
  const taken = kept;
  kept = undefined;
  return taken && now - taken.at < KEPT_FOR_MS ? taken.entry : undefined;
}
