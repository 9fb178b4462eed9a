import { median, percentile } from './statistics';

/** Measurements of the composed site and of one bundle of the same sources, taken in turn. */
export interface Sample {
  /** Page, route or interaction surface. */
  readonly subject: string;
  /** Network or speed of the machine. */
  readonly condition: string;
  readonly measure: Measure;
  /** One value per round. Equal indexes of both arrays belong to the same round. */
  readonly composed: readonly number[];
  readonly oneBundle: readonly number[];
  readonly defaults?: readonly number[];
}

export type Measure = keyof typeof MEASURES;

/** Medians of a sample, and the ratio of the composed site to one bundle. */
export interface Row {
  readonly subject: string;
  readonly condition: string;
  readonly measure: Measure;
  readonly composed: number;
  readonly oneBundle: number;
  readonly ratio: number;
  readonly defaults?: number;
  /** Interquartile range of the ratios of the single rounds. */
  readonly spread: number;
}

/** Label and format of each measure. */
export const MEASURES = {
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

export function toRow({ subject, condition, measure, composed, oneBundle, defaults }: Sample): Row {
  const ratios = composed.map((value, round) => ratioOf(value, oneBundle[round] ?? Number.NaN));
  const [a, b] = [median(composed), median(oneBundle)];
  return {
    subject,
    condition,
    measure,
    composed: a,
    oneBundle: b,
    ratio: ratioOf(a, b),
    ...(defaults !== undefined && { defaults: median(defaults) }),
    spread: percentile(ratios, 0.75) - percentile(ratios, 0.25),
  };
}

/**
 * Returns all rows as one table with a line per measure. The plugin's defaults have a column when they were measured.
 */
export function toTable(rows: readonly Row[]): string {
  const hasDefaults = rows.some(({ defaults }) => defaults !== undefined);
  const lines = rows.map(({ subject, condition, measure, composed, oneBundle, ratio, defaults }) => {
    const { label } = MEASURES[measure];
    const values = [composed, oneBundle].map((value) => formatValue(measure, value));
    const cells = [subject, condition, label, ...values, ratio.toFixed(2)];
    return toLine([...cells, ...(hasDefaults ? [defaults === undefined ? '' : formatValue(measure, defaults)] : [])]);
  });
  const heads = ['of', 'with', 'median of', 'composed', 'one bundle', 'ratio', ...(hasDefaults ? ["plugin's defaults"] : [])];
  return [toLine(heads), toLine(heads.map((_, column) => (column < 3 ? '---' : '--:'))), ...lines].join('\n');
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Formats a value of a measure with its unit. Returns a dash for a missing value, which JSON stores as `null`. */
export function formatValue(measure: Measure, value: number): string {
  return Number.isFinite(value) ? MEASURES[measure].format(value) : '–';
}

/**
 * Returns the cost of the composed site beyond one bundle as a share of the cost of the plugin's defaults beyond it; 0
 * when it costs nothing. Returns `undefined` when the defaults were not measured or cost nothing.
 */
export function overheadShare({ composed, oneBundle, defaults }: Row): number | undefined {
  if (defaults === undefined || defaults <= oneBundle) return undefined;
  return Math.max(0, composed - oneBundle) / (defaults - oneBundle);
}

/** Returns 1 for equal values, because 0 / 0 is not a number. */
function ratioOf(value: number, other: number): number {
  return value === other ? 1 : value / other;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
