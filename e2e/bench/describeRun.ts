import { availableParallelism, loadavg } from 'node:os';
import { businessDate } from '@site/shared/calendar';
import { readSourceRevision } from '@site/release/sourceRevision';
import type { Sample } from './samples';

/** Returns the average number of processes that wanted a processor in the last minute. */
export function loadOfMachine(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}

/**
 * Describes what was measured, the number of rounds, and the load of the machine.
 *
 * @param loadBefore what {@link loadOfMachine} returned at the start of the measurement
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
