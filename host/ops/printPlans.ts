import type { PlannedLine } from './audit';
import { describePlan } from './planned';
import { toTable } from './table';
import type { Sighting } from './watch';

export function printPlans(plans: readonly PlannedLine[]): string {
  if (plans.length === 0) return 'Nothing is scheduled';
  const rows = plans.map((line) => [
    String(line.plan.id),
    toMinute(line.plan.due),
    line.plan.until === undefined ? '–' : toMinute(line.plan.until),
    describePlan(line),
    line.who,
    line.why,
  ]);
  return toTable([['number', 'at (UTC)', 'until (UTC)', 'what', 'by', 'why'], ...rows]);
}

export function printSightings(sightings: readonly Sighting[], now: Date): string {
  return sightings.map(({ build, kind, text }) => `${now.toISOString()} ${build} ${kind}: ${text}`).join('\n');
}

function toMinute(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}
