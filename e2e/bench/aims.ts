import { SLOW } from './networks';
import { formatValue, MEASURES, overheadShare, type Measure, type Row } from './samples';

/** Limit of the cost of composition. */
interface Aim {
  /**
   * Limited figure: the ratio to one bundle, the value itself, or the share of the overhead of the plugin's defaults.
   */
  readonly kind: 'ratio' | 'value' | 'overhead';
  readonly measure: Measure;
  readonly atMost: number;
  /** Subject that the aim concerns; all rows of the measure when left out. */
  readonly subject?: string;
  readonly condition?: string;
}

const LOADED = { condition: SLOW.name } as const;

const AIMS: readonly Aim[] = [
  { kind: 'ratio', measure: 'bytes', atMost: 1.18, ...LOADED },
  { kind: 'value', measure: 'bytes', atMost: 330_000, subject: 'home, guest', ...LOADED },
  { kind: 'overhead', measure: 'bytes', atMost: 0.5, ...LOADED },
  { kind: 'ratio', measure: 'requests', atMost: 1, ...LOADED },
  { kind: 'overhead', measure: 'requests', atMost: 0.5, ...LOADED },
  { kind: 'ratio', measure: 'lcpMs', atMost: 1.05, ...LOADED },
  { kind: 'overhead', measure: 'lcpMs', atMost: 0.5, ...LOADED },
  { kind: 'ratio', measure: 'reloadedBytes', atMost: 0.3 },
  // Players perceive this as instant; it is half of what counts as good.
  { kind: 'value', measure: 'inpMs', atMost: 100 },
];

/** Returns a table with each aim and its measured value. Returns an empty string when no aim concerns the rows. */
export function toAimTable(rows: readonly Row[]): string {
  const lines = AIMS.flatMap((aim) => rows.filter((row) => concerns(aim, row)).flatMap((row) => toLine(aim, row)));
  return lines.length === 0 ? '' : ['| aim | found | at most | |', '| --- | --: | --: | --- |', ...lines].join('\n');
}

function concerns({ measure, subject, condition }: Aim, row: Row): boolean {
  return row.measure === measure && (subject ?? row.subject) === row.subject && (condition ?? row.condition) === row.condition;
}

function toLine(aim: Aim, row: Row): readonly string[] {
  const value = valueOf(aim, row);
  if (value === undefined) return [];
  const format = (amount: number): string => (aim.kind === 'value' ? formatValue(aim.measure, amount) : amount.toFixed(2));
  const name = `${row.subject}: ${MEASURES[aim.measure].label}${SUFFIXES[aim.kind]}`;
  return [`| ${name} | ${format(value)} | ${format(aim.atMost)} | ${value <= aim.atMost ? 'met' : 'missed'} |`];
}

const SUFFIXES: Readonly<Record<Aim['kind'], string>> = {
  ratio: ' / one bundle',
  value: '',
  overhead: ", overhead / overhead of the plugin's defaults",
};

function valueOf({ kind }: Aim, row: Row): number | undefined {
  switch (kind) {
    case 'ratio':
      return row.ratio;
    case 'value':
      return row.composed;
    case 'overhead':
      return overheadShare(row);
  }
}
