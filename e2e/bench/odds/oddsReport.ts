import { percentile } from '../statistics';
import { AIMS, MATCHES, PRICES_PER_MATCH } from './load';
import type { Measured } from './measureVariant';

/** The page's clock has a resolution of 0.1 ms: at 60 frames per second an interval reads 16.6 to 16.8. */
const FRAME_CLOCK_MS = 0.1;

/** Measurements of all pages, grouped as in the aims. */
export interface Figures {
  readonly id: Measured['id'];
  readonly name: string;
  readonly changes: number;
  readonly rowsInPage: number;
  /** Milliseconds per second of moving prices. */
  readonly scriptPerSecondMs: number;
  readonly layoutPerSecondMs: number;
  readonly taskPerSecondMs: number;
  readonly longTasks: number;
  readonly longestTaskMs: number;
  readonly frames: number;
  readonly frameP95Ms: number;
  readonly frameP99Ms: number;
  readonly frameWorstMs: number;
  readonly heapBytes: readonly number[];
  /** Growth over the whole window as a share of the heap at its start. */
  readonly heapGrowth: number;
}

export interface Verdict {
  readonly aim: string;
  readonly value: string;
  readonly isMet: boolean;
}

export function toFigures({ id, name, threadSeconds, changes, heapBytes, rowsInPage, frames, longTasks, ...thread }: Measured): Figures {
  const [first = Number.NaN, last = first] = [heapBytes[0], heapBytes.at(-1)];
  return {
    ...{ id, name, changes, rowsInPage, heapBytes },
    scriptPerSecondMs: thread.scriptMs / threadSeconds,
    layoutPerSecondMs: thread.layoutMs / threadSeconds,
    taskPerSecondMs: thread.taskMs / threadSeconds,
    longTasks: longTasks.length,
    longestTaskMs: Math.max(0, ...longTasks),
    frames: frames.length,
    frameP95Ms: percentile(frames, 0.95),
    frameP99Ms: percentile(frames, 0.99),
    frameWorstMs: percentile(frames, 1),
    heapGrowth: (last - first) / first,
  };
}

/**
 * Returns the aims for the product with their measurements. A ratio is included only when the other page was measured.
 */
export function toVerdicts(all: readonly Figures[]): readonly Verdict[] {
  const find = (id: Figures['id']): Figures | undefined => all.find((figures) => figures.id === id);
  const [product, byHand, grid] = [find('product'), find('by-hand'), find('ag-grid')];
  const page = all.filter(({ id }) => id === 'match').flatMap((figures) => smoothness(figures, 'match page: '));
  if (!product) return page;
  const ratio = (aim: string, other: Figures | undefined, limit: number): readonly Verdict[] => {
    if (!other) return [];
    const value = product.scriptPerSecondMs / other.scriptPerSecondMs;
    return [{ aim, value: value.toFixed(2), isMet: value <= limit }];
  };
  return [
    ...smoothness(product),
    {
      aim: `heap flat (within ${percent(AIMS.heapGrowth)})`,
      value: percent(product.heapGrowth),
      isMet: product.heapGrowth <= AIMS.heapGrowth,
    },
    ...ratio(`scripting to the page by hand within ${AIMS.byHandRatio}`, byHand, AIMS.byHandRatio),
    ...ratio(`scripting to AG Grid below ${AIMS.gridRatio}`, grid, AIMS.gridRatio),
    ...page,
  ];
}

function smoothness({ longTasks, longestTaskMs, frameP95Ms }: Figures, of = ''): readonly Verdict[] {
  return [
    {
      aim: `${of}no task of ${AIMS.longTaskMs} ms after load`,
      value: `${longTasks}, longest ${longestTaskMs.toFixed(0)} ms`,
      isMet: longTasks === 0,
    },
    {
      aim: `${of}frames, 95th percentile within ${AIMS.frameP95Ms} ms`,
      value: `${frameP95Ms.toFixed(1)} ms`,
      isMet: Number(frameP95Ms.toFixed(1)) <= AIMS.frameP95Ms + FRAME_CLOCK_MS,
    },
  ];
}

export function toFigureTable(all: readonly Figures[]): string {
  const line = (label: string, read: (figures: Figures) => string): string => `| ${label} | ${all.map(read).join(' | ')} |`;
  return [
    `| of a second | ${all.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${all.map(() => '--:').join(' | ')} |`,
    line('scripting', ({ scriptPerSecondMs }) => milliseconds(scriptPerSecondMs)),
    line('layout and style', ({ layoutPerSecondMs }) => milliseconds(layoutPerSecondMs)),
    line('main thread', ({ taskPerSecondMs }) => milliseconds(taskPerSecondMs)),
    line('long tasks', ({ longTasks, longestTaskMs }) => (longTasks === 0 ? '0' : `${longTasks}, longest ${milliseconds(longestTaskMs)}`)),
    line('frame p95 / p99 / worst', ({ frameP95Ms, frameP99Ms, frameWorstMs }) =>
      [frameP95Ms, frameP99Ms, frameWorstMs].map(milliseconds).join(' / '),
    ),
    line('heap', ({ heapBytes }) => `${heapBytes.map(megabytes).join(' → ')} MB`),
    line('matches in the page', ({ rowsInPage }) => String(rowsInPage)),
    line('changes, all shown', ({ changes }) => String(changes)),
  ].join('\n');
}

export function toVerdictTable(verdicts: readonly Verdict[]): string {
  return [
    `| aim, ${MATCHES} matches of ${PRICES_PER_MATCH} prices | product | |`,
    '| --- | --: | --- |',
    ...verdicts.map(({ aim, value, isMet }) => `| ${aim} | ${value} | ${isMet ? 'met' : 'missed'} |`),
  ].join('\n');
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
