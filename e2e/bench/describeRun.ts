import { availableParallelism, loadavg } from 'node:os';
import { businessDate } from '@site/shared/calendar';
import { readSourceRevision } from '@site/shared/release/sourceRevision';
import type { Sample } from './samples';

/** Returns the processes that wanted a processor in the last minute. */
export function loadOfMachine(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}

/**
 * Says what was measured, how often, and how busy the machine was.
 *
 * @param loadBefore what {@link loadOfMachine} returned when the measuring began
 */
export function describeRun(samples: readonly Sample[], loadBefore: string, now: number): string {
  const { commit, isClean } = readSourceRevision('host').source;
  const rounds = samples[0]?.composed.length ?? 0;
  return [
    `Commit ${commit.slice(0, 8)}${isClean ? '' : ' with changes'}`,
    businessDate(now),
    `${String(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`,
    `${String(availableParallelism())} processors, load average ${loadBefore} before and ${loadOfMachine()} after.`,
  ].join(', ');
}
