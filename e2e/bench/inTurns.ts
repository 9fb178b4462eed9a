/** Compared forms of the site: the composed site, one bundle, and a federation with the plugin's defaults. */
export type Variant = 'composed' | 'oneBundle' | 'defaults';

export const COMPARED = ['composed', 'oneBundle'] as const satisfies readonly Variant[];

/** Variants of the loads, which are the only part that includes the plugin's defaults. */
export const ALL_VARIANTS = [...COMPARED, 'defaults'] as const satisfies readonly Variant[];

/**
 * Time limit of a part. All parts together take less than 25 minutes; fewer rounds are better than an endless bench.
 */
const BUDGET_MS = 7 * 60_000;
const LEAST_ROUNDS = 3;

/**
 * Measures the variants in turn, in the opposite order in every second round. The first round warms up servers and
 * browser and does not count. No round starts after the time limit.
 *
 * @param among number of subjects that share the time limit of their part
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
