import { DEFAULT_ADDRESSES, SITE_PORTS } from '@site/release/addresses';
import { parseMetrics, type Sample } from './metricsText';
import { describeFetchError, messageOf } from './systemError';

/**
 * Figures that players' browsers reported for one build of a remote, since the start of the platform or since an
 * earlier reading.
 */
export interface BuildFigures {
  readonly remote: string;
  /** Version of the build. */
  readonly build: string;
  readonly themedBuild: string;
  /** Number of shown views, and of failures in any phase. */
  readonly loads: number;
  readonly failures: number;
  /** `failures / loads`; 0 without a load. */
  readonly failureRate: number;
  /** Failures by phase, such as `entry` or `render`. */
  readonly failuresByPhase: Readonly<Record<string, number>>;
  /** Time from the start of a load until its code was available; absent without a load. */
  readonly medianLoadMs?: number;
  readonly p95LoadMs?: number;
  /** Number of load times up to each bound in seconds; each bucket includes the previous ones. */
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
  /** Receives the reason when there are no figures. */
  readonly onFailure?: (reason: string) => void;
}

/** Distance from the platform's port to its operations port. */
const METRICS_OFFSET = SITE_PORTS.fromPlatform.metrics;

const ANSWER_LIMIT_MS = 800;

/**
 * Returns the origins of the site's metrics: those in `PLATFORM_METRICS` (separated by spaces), or the platform of the
 * same site on this machine.
 */
export function metricsOrigins(): readonly string[] {
  const named = process.env['PLATFORM_METRICS'];
  if (named !== undefined) return named.split(' ').filter((origin) => origin !== '');
  const { protocol, hostname, port } = new URL(DEFAULT_ADDRESSES.platform);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return [];
  return [`${protocol}//${hostname}:${String(Number(port) + METRICS_OFFSET)}`];
}

/**
 * Returns the current figures of all builds; `undefined` when one of the origins fails, because partial figures could
 * mislead.
 */
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

/** Returns the figures of one build; zeros when no player has loaded it yet. */
export function figuresOf(figures: Figures, remote: string, build: string, themedBuild: string): BuildFigures {
  const found = figures.builds.find((each) => each.remote === remote && each.build === build && each.themedBuild === themedBuild);
  return found ?? summarize({ remote, build, themedBuild }, 0, {}, []);
}

/** Returns the difference of two readings. A platform that restarted in between counts from its start. */
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

/** Counts a load when its view is shown or fails: only finished loads count. */
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

/**
 * Estimates a quantile like Prometheus: evenly within a bucket. The last bucket is unbounded, so its lower bound is
 * used.
 */
function quantileMs(buckets: readonly Bucket[], quantile: number): number | undefined {
  const rank = quantile * (buckets.at(-1)?.count ?? 0);
  if (rank === 0) return undefined;
  const index = buckets.findIndex(({ count }) => count >= rank);
  const { upToSeconds: from, count: before } = buckets[index - 1] ?? { upToSeconds: 0, count: 0 };
  const { upToSeconds: to, count } = buckets[index] ?? { upToSeconds: Infinity, count: before };
  if (!Number.isFinite(to)) return Math.round(from * 1000);
  return Math.round((from + ((to - from) * (rank - before)) / (count - before)) * 1000);
}
