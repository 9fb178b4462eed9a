import { DEFAULT_ADDRESSES, SITE_PORTS } from '@site/release/addresses';
import { parseMetrics, type Sample } from './metricsText';
import { describeFetchError, messageOf } from './systemError';

/** How one build of a remote fares with players, since the platform started or since an earlier reading. */
export interface BuildFigures {
  readonly remote: string;
  /** Its version. */
  readonly build: string;
  readonly themedBuild: string;
  /** Views that were shown, and failures of whatever phase. */
  readonly loads: number;
  readonly failures: number;
  /** `failures / loads`; 0 without a load. */
  readonly failureRate: number;
  /** Failures by phase, such as `entry` or `render`. */
  readonly failuresByPhase: Readonly<Record<string, number>>;
  /** From the beginning of a load until its code was there; absent without one. */
  readonly medianLoadMs?: number;
  readonly p95LoadMs?: number;
  /** Load times that were at most so long, in seconds; each holds the ones before it. */
  readonly loadBuckets: readonly Bucket[];
}

interface Bucket {
  readonly upToSeconds: number;
  readonly count: number;
}

export interface Figures {
  readonly builds: readonly BuildFigures[];
}

export interface FiguresSource {
  readonly fetch?: typeof fetch;
  /** Origins of the operations ports of the platform's processes; their figures are added. */
  readonly origins?: readonly string[];
  /** Receives why there are no figures. */
  readonly onFailure?: (reason: string) => void;
}

/** From the platform's port to its operations port. */
const METRICS_OFFSET = SITE_PORTS.fromPlatform.metrics;

const ANSWER_LIMIT_MS = 800;

/** Where the metrics of the site are: what `PLATFORM_METRICS` names (several apart by blanks), or the platform of the same site on this machine. */
export function metricsOrigins(): readonly string[] {
  const named = process.env['PLATFORM_METRICS'];
  if (named !== undefined) return named.split(' ').filter((origin) => origin !== '');
  const { protocol, hostname, port } = new URL(DEFAULT_ADDRESSES.platform);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return [];
  return [`${protocol}//${hostname}:${String(Number(port) + METRICS_OFFSET)}`];
}

/** Returns the figures of all builds at this moment; `undefined` where one of the addresses fails, because a part of the figures could mislead. */
export async function readFigures({
  fetch = globalThis.fetch,
  origins = metricsOrigins(),
  onFailure = () => undefined,
}: FiguresSource = {}): Promise<Figures | undefined> {
  if (origins.length === 0) {
    onFailure('PLATFORM_METRICS names no address');
    return undefined;
  }
  try {
    const texts = await Promise.all(origins.map((origin) => fetchText(`${origin}/metrics`, fetch)));
    return toFigures(texts.flatMap(parseMetrics));
  } catch (error) {
    onFailure(`${messageOf(error)} (PLATFORM_METRICS)`);
    return undefined;
  }
}

/** The figures of one build; those of a build that no one has loaded yet are zero. */
export function figuresOf(figures: Figures, remote: string, build: string, themedBuild: string): BuildFigures {
  const found = figures.builds.find((each) => each.remote === remote && each.build === build && each.themedBuild === themedBuild);
  return found ?? summarize({ remote, build, themedBuild }, 0, {}, []);
}

/** What happened between two readings. A platform that started again in between counts from its start. */
export function figuresSince(earlier: Figures, now: Figures): Figures {
  return {
    builds: now.builds.map((each) => {
      const before = figuresOf(earlier, each.remote, each.build, each.themedBuild);
      if (before.loads > each.loads) return each;
      const phases = Object.entries(each.failuresByPhase).map(
        ([phase, count]) => [phase, Math.max(0, count - (before.failuresByPhase[phase] ?? 0))] as const,
      );
      const buckets = each.loadBuckets.map(({ upToSeconds, count }, index) => ({
        upToSeconds,
        count: Math.max(0, count - (before.loadBuckets[index]?.count ?? 0)),
      }));
      const shown = each.loads - each.failures - (before.loads - before.failures);
      return summarize(each, Math.max(0, shown), Object.fromEntries(phases), buckets);
    }),
  };
}

async function fetchText(url: string, fetch: typeof globalThis.fetch): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  } catch (error) {
    throw new Error(`${url}: ${describeFetchError(error)}`, { cause: error });
  }
  if (!response.ok) throw new Error(`${url} answers ${String(response.status)}`);
  return response.text();
}

interface Tally {
  readonly of: Pick<BuildFigures, 'remote' | 'build' | 'themedBuild'>;
  shown: number;
  readonly failed: Map<string, number>;
  readonly buckets: Map<number, number>;
}

function toFigures(samples: readonly Sample[]): Figures {
  const tallies = new Map<string, Tally>();
  const tallyOf = ({ labels }: Sample): Tally => {
    const of = { remote: labels['remote'] ?? '', build: labels['build'] ?? '', themedBuild: labels['themed_build'] ?? '' };
    const key = JSON.stringify(of);
    const tally = tallies.get(key) ?? { of, shown: 0, failed: new Map<string, number>(), buckets: new Map<number, number>() };
    tallies.set(key, tally);
    return tally;
  };
  for (const sample of samples) {
    const { name, labels, value } = sample;
    if (name === 'site_remote_loads_total') countLoad(tallyOf(sample), labels['phase'] ?? '', labels['result'] ?? '', value);
    else if (name === 'site_remote_load_seconds_bucket') add(tallyOf(sample).buckets, toBound(labels['le']), value);
  }
  return {
    builds: [...tallies.values()].map(({ of, shown, failed, buckets }) => {
      const sorted = [...buckets].sort(([a], [b]) => a - b).map(([upToSeconds, count]) => ({ upToSeconds, count }));
      return summarize(of, shown, Object.fromEntries(failed), sorted);
    }),
  };
}

/** A view that is shown has loaded before: only what came to its end counts. */
function countLoad(tally: Tally, phase: string, result: string, value: number): void {
  if (result === 'failed') add(tally.failed, phase, value);
  else if (phase === 'mount') tally.shown += value;
}

function add<Key>(counts: Map<Key, number>, key: Key, value: number): void {
  counts.set(key, (counts.get(key) ?? 0) + value);
}

function toBound(text = ''): number {
  return text === '+Inf' ? Infinity : Number(text);
}

function summarize(
  { remote, build, themedBuild }: Pick<BuildFigures, 'remote' | 'build' | 'themedBuild'>,
  shown: number,
  failuresByPhase: Readonly<Record<string, number>>,
  loadBuckets: readonly Bucket[],
): BuildFigures {
  const failures = Object.values(failuresByPhase).reduce((sum, count) => sum + count, 0);
  const loads = shown + failures;
  const [medianLoadMs, p95LoadMs] = [quantileMs(loadBuckets, 0.5), quantileMs(loadBuckets, 0.95)];
  return {
    remote,
    build,
    themedBuild,
    loads,
    failures,
    failureRate: loads === 0 ? 0 : failures / loads,
    failuresByPhase,
    ...(medianLoadMs === undefined ? {} : { medianLoadMs }),
    ...(p95LoadMs === undefined ? {} : { p95LoadMs }),
    loadBuckets,
  };
}

/** As Prometheus estimates it: evenly within a bucket; the last one has no end, so its lower bound is taken. */
function quantileMs(buckets: readonly Bucket[], quantile: number): number | undefined {
  const rank = quantile * (buckets.at(-1)?.count ?? 0);
  if (rank === 0) return undefined;
  const index = buckets.findIndex(({ count }) => count >= rank);
  const { upToSeconds: from, count: before } = buckets[index - 1] ?? { upToSeconds: 0, count: 0 };
  const { upToSeconds: to, count } = buckets[index] ?? { upToSeconds: Infinity, count: before };
  if (!Number.isFinite(to)) return Math.round(from * 1000);
  return Math.round((from + ((to - from) * (rank - before)) / (count - before)) * 1000);
}
