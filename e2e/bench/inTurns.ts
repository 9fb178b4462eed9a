/** The forms of the site that are compared: as it is, as one bundle, and as a federation with the plugin's defaults. */
export type Variant = 'composed' | 'oneBundle' | 'defaults';

/** The two that each part compares. */
export const COMPARED = ['composed', 'oneBundle'] as const satisfies readonly Variant[];

/** The loads alone are compared with the plugin's defaults too. */
export const ALL_VARIANTS = [...COMPARED, 'defaults'] as const satisfies readonly Variant[];

/** What a part takes at most, so that all of them take less than 25 minutes: fewer rounds are better than a bench without an end. */
const BUDGET_MS = 7 * 60_000;
const LEAST_ROUNDS = 3;

/**
 * Measures the variants in turn, in the opposite order in every second round; the first time, which warms up servers and browser, does not count. When its time is
 * over no further round begins.
 *
 * @param among how many subjects share the time of their part
 */
export async function inTurns<V extends Variant, T>(
  variants: readonly V[],
  rounds: number,
  among: number,
  measure: (variant: V) => Promise<T>,
): Promise<Readonly<Record<V, readonly T[]>>> {
  const deadline = Date.now() + BUDGET_MS / among;
  for (const variant of variants) await measure(variant);
  const found: Record<Variant, T[]> = { composed: [], oneBundle: [], defaults: [] };
  for (let round = 0; round < rounds && (round < LEAST_ROUNDS || Date.now() < deadline); round += 1) {
    for (const variant of round % 2 === 0 ? variants : variants.toReversed()) found[variant].push(await measure(variant));
  }
  return found;
}
