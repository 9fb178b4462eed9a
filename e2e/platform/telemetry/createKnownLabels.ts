import type { RateLimit } from '../kernel';

/** The label of a name that is not trusted. */
export const OTHER = 'other';

export interface KnownLabelsOptions<Labels> {
  /** So many have series of their own; the ones that were reported longest ago make room. */
  readonly max: number;
  /** Of new ones that an address may bring. */
  readonly limit: RateLimit;
  readonly onForgotten: (labels: Labels) => void;
}

/**
 * Anyone may send telemetry, so names in it could be made up without end. They become labels of their own as long as their address has not brought
 * too many new ones, and only so many at once; the others are counted together.
 */
export function createKnownLabels<Labels extends Readonly<Record<string, string>>>({
  max,
  limit,
  onForgotten,
}: KnownLabelsOptions<Labels>): (labels: Labels, network: string) => Promise<Labels> {
  // In the order of their last report.
  const known = new Map<string, Labels>();

  return async (labels, network) => {
    const name = JSON.stringify(Object.values(labels));
    if (!known.has(name) && (await limit(network)) > 0) {
      return Object.fromEntries(Object.keys(labels).map((label) => [label, OTHER])) as Labels;
    }
    known.delete(name);
    known.set(name, labels);
    const [oldest] = known;
    if (known.size > max && oldest !== undefined) {
      known.delete(oldest[0]);
      onForgotten(oldest[1]);
    }
    return labels;
  };
}
