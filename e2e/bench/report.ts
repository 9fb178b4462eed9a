import type { Duplicate } from './findDuplicates';
import type { Load } from './measureLoad';
import { median } from './statistics';

/** A page on a network, loaded as the composed site and as one bundle in turn. */
export interface Comparison {
  readonly page: string;
  readonly network: string;
  readonly composed: readonly Load[];
  readonly oneBundle: readonly Load[];
}

type Measure = Exclude<keyof Load, 'scripts'>;

/** A measure of a comparison: both medians, and how many times the composed one is the other. */
export interface Row {
  readonly measure: Measure;
  readonly composed: number;
  readonly oneBundle: number;
  readonly ratio: number;
}

const MEASURES: Readonly<Record<Measure, { readonly label: string; readonly format: (value: number) => string }>> = {
  bytes: { label: 'bytes', format: kilobytes },
  codeBytes: { label: 'bytes of code', format: kilobytes },
  requests: { label: 'requests', format: String },
  codeRequests: { label: 'requests for code', format: String },
  fcpMs: { label: 'FCP', format: milliseconds },
  lcpMs: { label: 'LCP', format: milliseconds },
  readyMs: { label: 'ready', format: milliseconds },
  scriptMs: { label: 'scripting', format: milliseconds },
  taskMs: { label: 'main thread', format: milliseconds },
};

export function toRows({ composed, oneBundle }: Comparison): readonly Row[] {
  return (Object.keys(MEASURES) as Measure[]).map((measure) => {
    const [a, b] = [composed, oneBundle].map((loads) => median(loads.map((load) => load[measure]))) as [number, number];
    return { measure, composed: a, oneBundle: b, ratio: a / b };
  });
}

/** All comparisons as one table, a line a measure. */
export function toTable(comparisons: readonly Comparison[]): string {
  const lines = comparisons.flatMap((comparison) =>
    toRows(comparison).map(({ measure, composed, oneBundle, ratio }) => {
      const { label, format } = MEASURES[measure];
      return `| ${comparison.page} | ${comparison.network} | ${label} | ${format(composed)} | ${format(oneBundle)} | ${ratio.toFixed(2)} |`;
    }),
  );
  return ['| page | network | median of | composed | one bundle | ratio |', '| --- | --- | --- | --: | --: | --: |', ...lines].join('\n');
}

/** Libraries that a page loads more than once, one per line. */
export function toDuplicateTable(page: string, duplicates: readonly Duplicate[]): string {
  const total = duplicates.reduce((sum, { extraBytes }) => sum + extraBytes, 0);
  const lines = duplicates.map(
    ({ library, extraBytes, modules, files }) => `| ${library} | ${kilobytes(extraBytes)} | ${String(modules)} | ${files.join(', ')} |`,
  );
  return [
    `twice on ${page}: about ${kilobytes(total)}`,
    '',
    '| library | too much | modules | in |',
    '| --- | --: | --: | --- |',
    ...lines,
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
