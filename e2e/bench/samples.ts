import { median, percentile } from './statistics';

/** What was measured of the composed site and of one bundle of the same sources, in turn. */
export interface Sample {
  /** Page, route or surface. */
  readonly subject: string;
  /** Network or speed of the machine. */
  readonly condition: string;
  readonly measure: Measure;
  /** One value a round; the rounds of both stand beside each other. */
  readonly composed: readonly number[];
  readonly oneBundle: readonly number[];
}

export type Measure = keyof typeof MEASURES;

/** Medians of a sample, and how many times the composed one is the other. */
export interface Row {
  readonly subject: string;
  readonly condition: string;
  readonly measure: Measure;
  readonly composed: number;
  readonly oneBundle: number;
  readonly ratio: number;
  /** How far the ratios of the single rounds lie apart: the middle half of them. */
  readonly spread: number;
}

const MEASURES = {
  bytes: { label: 'bytes', format: kilobytes },
  codeBytes: { label: 'bytes of code', format: kilobytes },
  requests: { label: 'requests', format: String },
  codeRequests: { label: 'requests for code', format: String },
  codeDepth: { label: 'depth of code', format: String },
  fcpMs: { label: 'FCP', format: milliseconds },
  lcpMs: { label: 'LCP', format: milliseconds },
  readyMs: { label: 'ready', format: milliseconds },
  layoutShift: { label: 'layout shift', format: (value: number) => value.toFixed(3) },
  scriptMs: { label: 'scripting', format: milliseconds },
  taskMs: { label: 'main thread', format: milliseconds },
  coldMs: { label: 'cold route', format: milliseconds },
  warmMs: { label: 'warm route', format: milliseconds },
  heapBytes: { label: 'heap after 50 routes', format: kilobytes },
  inpMs: { label: 'press to paint, p95', format: milliseconds },
  reloadedBytes: { label: 'bytes of code loaded again', format: kilobytes },
} as const;

export function toRow({ subject, condition, measure, composed, oneBundle }: Sample): Row {
  const ratios = composed.map((value, round) => ratioOf(value, oneBundle[round] ?? Number.NaN));
  const [a, b] = [median(composed), median(oneBundle)];
  return {
    subject,
    condition,
    measure,
    composed: a,
    oneBundle: b,
    ratio: ratioOf(a, b),
    spread: percentile(ratios, 0.75) - percentile(ratios, 0.25),
  };
}

/** All rows as one table, a line a measure. */
export function toTable(rows: readonly Row[]): string {
  const lines = rows.map(({ subject, condition, measure, composed, oneBundle, ratio }) => {
    const { label, format } = MEASURES[measure];
    return `| ${subject} | ${condition} | ${label} | ${format(composed)} | ${format(oneBundle)} | ${ratio.toFixed(2)} |`;
  });
  return ['| of | with | median of | composed | one bundle | ratio |', '| --- | --- | --- | --: | --: | --: |', ...lines].join('\n');
}

/** Two that are both nothing are equal. */
function ratioOf(value: number, other: number): number {
  return value === other ? 1 : value / other;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
