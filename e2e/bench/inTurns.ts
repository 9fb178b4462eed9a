/** The two forms of the site that are compared. */
export type Variant = 'composed' | 'oneBundle';

export const VARIANTS: readonly Variant[] = ['composed', 'oneBundle'];

/** What a part takes at most, so that all of them take less than 25 minutes: fewer rounds are better than a bench without an end. */
const BUDGET_MS = 7 * 60_000;
const LEAST_ROUNDS = 3;

/**
 * Measures the variants in turn, each first in every second round; the first time, which warms up servers and browser, does not count. When its time is
 * over no further round begins.
 *
 * @param among how many subjects share the time of their part
 */
export async function inTurns<T>(
  rounds: number,
  among: number,
  measure: (variant: Variant) => Promise<T>,
): Promise<Readonly<Record<Variant, readonly T[]>>> {
  const deadline = Date.now() + BUDGET_MS / among;
  for (const variant of VARIANTS) await measure(variant);
  const found: Record<Variant, T[]> = { composed: [], oneBundle: [] };
  for (let round = 0; round < rounds && (round < LEAST_ROUNDS || Date.now() < deadline); round += 1) {
    for (const variant of round % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) found[variant].push(await measure(variant));
  }
  return found;
}
