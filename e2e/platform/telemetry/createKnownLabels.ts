import type { RateLimit } from '../kernel';

/** Label for names that are not trusted. */
export const OTHER = 'other';

export interface KnownLabelsOptions<Labels> {
  /** Upper bound of names with their own series; the least recently reported ones are evicted. */
  readonly max: number;
  /** Rate limit of new names per address. */
  readonly limit: RateLimit;
  readonly onForgotten: (labels: Labels) => void;
}

/**
 * Creates a function that limits the labels, because anyone may send telemetry with invented names. A name becomes a
 * label of its own while its address has not sent too many new ones, and only a bounded number exist at once; all
 * others are counted together.
 */
export function createKnownLabels<Labels extends Readonly<Record<string, string>>>({
  max,
  limit,
  onForgotten,
}: KnownLabelsOptions<Labels>): (labels: Labels, network: string) => Promise<Labels> {
  // Labels in the order of their last report.
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
