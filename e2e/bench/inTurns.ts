/** The two forms of the site that are compared. */
export type Variant = 'composed' | 'oneBundle';

export const VARIANTS: readonly Variant[] = ['composed', 'oneBundle'];

/** After this long no further round of a part begins: fewer rounds are better than a bench without an end. */
const BUDGET_MS = 12 * 60_000;
const LEAST_ROUNDS = 3;

export type Deadline = number;

export function deadlineFromNow(): Deadline {
  return Date.now() + BUDGET_MS;
}

/** Measures the variants in turn, each first in every second round; the first time, which warms up servers and browser, does not count. */
export async function inTurns<T>(
  rounds: number,
  deadline: Deadline,
  measure: (variant: Variant) => Promise<T>,
): Promise<Readonly<Record<Variant, readonly T[]>>> {
  for (const variant of VARIANTS) await measure(variant);
  const found: Record<Variant, T[]> = { composed: [], oneBundle: [] };
  for (let round = 0; round < rounds && (round < LEAST_ROUNDS || Date.now() < deadline); round += 1) {
    for (const variant of round % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) found[variant].push(await measure(variant));
  }
  return found;
}
