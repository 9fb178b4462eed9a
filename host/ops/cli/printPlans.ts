import { scriptCommand } from '@site/release/scriptCommand';
import type { PlannedLine } from '../deployment/audit';
import type { Watcher } from '../deployment/heartbeat';
import { formatMinute, formatZoned } from '../deployment/moments';
import { describePlan } from '../deployment/planned';
import { toTable } from './table';
import type { Sighting } from '../deployment/watch';

/** @param watcher process that carries them out */
export function printPlans(plans: readonly PlannedLine[], watcher: Watcher | undefined): string {
  if (plans.length === 0) return 'Nothing is scheduled';
  const rows = plans.map((line) => [
    String(line.plan.id),
    formatMinute(line.plan.due),
    line.plan.until === undefined ? '–' : formatMinute(line.plan.until),
    describePlan(line),
    line.who,
    line.why,
  ]);
  const table = toTable([['number', 'at (GMT+8)', 'until (GMT+8)', 'what', 'by', 'why'], ...rows]);
  return watcher?.isWatching === true ? table : `${table}\n${printUnwatched(watcher)}`;
}

function printUnwatched(watcher: Watcher | undefined): string {
  const last = watcher === undefined ? 'it has never looked' : `it looked last at ${formatZoned(watcher.at)}`;
  return `Nothing of this is made until ${scriptCommand('ops', 'watch')} runs: ${last}`;
}

export function printSightings(sightings: readonly Sighting[], now: Date): string {
  return sightings.map(({ build, kind, text }) => `${formatZoned(now.toISOString())} ${build} ${kind}: ${text}`).join('\n');
}
