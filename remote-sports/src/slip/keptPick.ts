import type { SlipEntry } from './types';

/** So long a guest's pick waits for the login; after that its price is another one. */
const KEPT_FOR_MS = 10 * 60_000;

let kept: { readonly entry: SlipEntry; readonly at: number } | undefined;

/** Keeps what a guest picked until they have signed in; the latest pick alone. @param now the server's clock in milliseconds */
export function keepPick(entry: SlipEntry, now: number): void {
  kept = { entry, at: now };
}

/** The kept pick, once: of several views that ask, the first one gets it. */
export function takeKeptPick(now: number): SlipEntry | undefined {
  const taken = kept;
  kept = undefined;
  return taken && now - taken.at < KEPT_FOR_MS ? taken.entry : undefined;
}
