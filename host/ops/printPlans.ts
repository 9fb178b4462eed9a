import { scriptCommand } from '@site/shared/release/scriptCommand';
import type { PlannedLine } from './audit';
import type { Watcher } from './heartbeat';
import { describePlan } from './planned';
import { toTable } from './table';
import type { Sighting } from './watch';

/** @param watcher who would make them */
export function printPlans(plans: readonly PlannedLine[], watcher: Watcher | undefined): string {
  if (plans.length === 0) return 'Nothing is scheduled';
  const rows = plans.map((line) => [
    String(line.plan.id),
    toMinute(line.plan.due),
    line.plan.until === undefined ? '–' : toMinute(line.plan.until),
    describePlan(line),
    line.who,
    line.why,
  ]);
  const table = toTable([['number', 'at (UTC)', 'until (UTC)', 'what', 'by', 'why'], ...rows]);
  return watcher?.isWatching === true ? table : `${table}\n${printUnwatched(watcher)}`;
}

function printUnwatched(watcher: Watcher | undefined): string {
  const last = watcher === undefined ? 'it has never looked' : `it looked last at ${toMinute(watcher.at)} UTC`;
  return `Nothing of this is made until ${scriptCommand('ops', 'watch')} runs: ${last}`;
}

export function printSightings(sightings: readonly Sighting[], now: Date): string {
  return sightings.map(({ build, kind, text }) => `${now.toISOString()} ${build} ${kind}: ${text}`).join('\n');
}

function toMinute(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}
