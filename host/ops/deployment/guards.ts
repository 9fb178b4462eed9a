import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Guards, Seen } from './audit';
import type { Environment } from './environment';
import { figuresOf, figuresSince, type BuildFigures, type Figures } from './figures';
import { formatZoned } from './moments';
import { Refusal } from './refusal';

/** Decision about a canary by its figures. `why` contains them. */
export type Verdict =
  | { readonly kind: 'wait' | 'finish' | 'abort'; readonly why: string }
  | { readonly kind: 'raise'; readonly percent: number; readonly why: string };

/** Step of a canary: its share, its start, and the earlier counts. */
export interface Step {
  readonly site: string;
  readonly remote: RemoteId;
  readonly canary: string;
  readonly active: string;
  readonly percent: number;
  readonly guards: Guards;
  readonly since: Date;
  readonly seen: readonly Seen[];
}

/**
 * Returns the current counts of these builds, so a step is judged only by later ones. Throws a refusal when no figures
 * are available.
 */
export async function readSeen(
  site: string,
  remote: RemoteId,
  builds: readonly string[],
  { figures: read }: Environment,
): Promise<readonly Seen[]> {
  const figures = await read();
  if (figures === undefined) {
    throw new Refusal(
      'no-figures',
      'The figures of the site cannot be read, and --auto goes by them: see that the platform runs, and what PLATFORM_METRICS names',
    );
  }
  return builds.map((build): Seen => {
    const { loads, failuresByPhase, loadBuckets } = figuresOf(figures, remote, build, site);
    return { build, loads, failuresByPhase: { ...failuresByPhase }, counts: loadBuckets.map(({ count }) => count) };
  });
}

/**
 * Judges a step by the figures of its builds since its start. Aborts a canary as soon as it cannot pass any more: it
 * has more failures than allowed in its whole sample, even if every further load succeeded. A few loads of a bad build
 * are enough, while a single failure of a good one is not.
 */
export function judge(step: Step, figures: Figures, now: Date): Verdict {
  const { guards, percent, since } = step;
  const { canary, active } = figuresOfStep(step, figures);
  const figuresText = `${describe(canary)}; ${describe(active)} of the active one`;

  const allowedRate = active.failureRate + guards.failureRise / 100;
  if (canary.failures > allowedRate * Math.max(canary.loads, guards.sample)) {
    return { kind: 'abort', why: `too many failures, ${inPercent(allowedRate)} are allowed: ${figuresText}` };
  }
  if (canary.loads < guards.sample) return { kind: 'wait', why: `${canary.loads} of ${guards.sample} loads so far: ${figuresText}` };
  const [own, other] = [canary.medianLoadMs, active.medianLoadMs];
  if (own !== undefined && other !== undefined && own > guards.loadRatio * other) {
    return { kind: 'abort', why: `too slow, ${guards.loadRatio} times the active one is allowed: ${figuresText}` };
  }
  const due = new Date(since.getTime() + guards.stepMinutes * 60_000);
  if (now < due) return { kind: 'wait', why: `until ${formatZoned(due.toISOString())}: ${figuresText}` };
  const next = guards.steps.find((share) => share > percent);
  if (next === undefined) return { kind: 'wait', why: `at its last step, for a hand: ${figuresText}` };
  return next === 100
    ? { kind: 'finish', why: `it held: ${figuresText}` }
    : { kind: 'raise', percent: next, why: `it held: ${figuresText}` };
}

/** Returns the figures of both builds since the start of the step. */
export function figuresOfStep(step: Step, figures: Figures): { readonly canary: BuildFigures; readonly active: BuildFigures } {
  const { site, remote } = step;
  const counted = figuresSince(earlier(step), figures);
  return { canary: figuresOf(counted, remote, step.canary, site), active: figuresOf(counted, remote, step.active, site) };
}

function earlier({ site, remote, seen }: Step): Figures {
  return {
    builds: seen.map(({ build, loads, failuresByPhase, counts }): BuildFigures => {
      const failures = Object.values(failuresByPhase).reduce((sum, count) => sum + count, 0);
      const loadBuckets = counts.map((count) => ({ upToSeconds: Number.NaN, count }));
      return { remote, build, themedBuild: site, loads, failures, failureRate: 0, failuresByPhase, loadBuckets };
    }),
  };
}

/** Formats figures such as `3 of 60 loads failed (5.0 %), median 410 ms`. */
function describe({ loads, failures, failureRate, medianLoadMs }: BuildFigures): string {
  const time = medianLoadMs === undefined ? '' : `, median ${medianLoadMs} ms`;
  return `${failures} of ${loads} loads failed (${inPercent(failureRate)})${time}`;
}

function inPercent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}
