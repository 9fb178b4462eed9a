import { check } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import { settledPlans, type PlannedLine } from '../deployment/audit';
import type { Environment } from '../deployment/environment';
import { readWatcher } from '../deployment/heartbeat';
import { readAudit, readSiteState } from '../deployment/manifestFile';
import { readStatus } from '../deployment/reports';
import { readRequests } from '../deployment/requests';
import { plansInOrder } from '../deployment/schedule';
import type { BuildStatus, Desk, Overview, PlannedBody, RemoteBody } from '../console/wire';
import { toRefusal } from './refusals';

const localizedSchema = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });
const namedSchema = z.object({ active: z.object({ metadata: z.object({ name: localizedSchema }) }) });

/** Number of settled plans that are shown. */
const SETTLED_SHOWN = 20;

/** Reads the current state of every themed build as far as it is readable. */
export async function readOverview(environment: Environment): Promise<Overview> {
  const at = environment.now().toISOString();
  const [figures, watcher] = await Promise.all([environment.figures(), readWatcher(environment)]);
  const withFigures = { ...environment, figures: () => Promise.resolve(figures) };
  const builds = await Promise.all(environment.builds().map((build) => readBuild(build, withFigures)));
  return { at, builds, hasFigures: figures !== undefined, ...(watcher && { watcher }) };
}

async function readBuild(build: string, environment: Environment): Promise<BuildStatus> {
  let plans: readonly PlannedBody[] = [];
  try {
    plans = await readPlanned(build, environment);
    const waiting = (await readRequests(environment.fileOf(build))).filter(({ state }) => state === 'waiting').length;
    const { revision, ageMs, remotes } = await readStatus(build, undefined, true, environment);
    const names = await readNames(build, environment);
    return { build, revision, ageMs, remotes: remotes.map((remote) => ({ ...remote, ...names.get(remote.remote) })), waiting, plans };
  } catch (error) {
    // The audit log contains the plans, so they survive the loss of a manifest.
    return { build, remotes: [], refusal: toRefusal(error), waiting: 0, plans };
  }
}

async function readPlanned(build: string, { fileOf, now }: Environment): Promise<readonly PlannedBody[]> {
  const lines = await readAudit(fileOf(build));
  const moment = now().toISOString();
  return [
    ...plansInOrder(lines).map((line) => toPlanned(line, line.plan.due <= moment ? 'due' : 'waiting')),
    ...settledPlans(lines)
      .slice(0, SETTLED_SHOWN)
      .map(({ line, end: { what, at, who, why } }) => ({
        ...toPlanned(line, what === 'cancel' ? 'cancelled' : what === 'refused' ? 'refused' : 'done'),
        ended: { at, who, why },
      })),
  ];
}

function toPlanned({ plan: { onlyWhile, ...plan }, remote, who, approvedBy, why }: PlannedLine, state: PlannedBody['state']): PlannedBody {
  return { ...plan, ...(remote && { remote }), who, ...(approvedBy && { approvedBy }), why, state, isEnd: onlyWhile !== undefined };
}

/** Returns the names of remotes from their running builds. */
async function readNames(build: string, { fileOf }: Environment): Promise<ReadonlyMap<string, Pick<RemoteBody, 'name'>>> {
  const { manifest } = await readSiteState(fileOf(build));
  return new Map(
    Object.entries(manifest?.remotes ?? {}).flatMap(([remote, deployed]) => {
      const named = check(namedSchema, deployed);
      return named.issues ? [] : [[remote, { name: named.value.active.metadata.name }] as const];
    }),
  );
}

/** Returns the themed builds by name; by id when the file of one is invalid. */
export function describeBuilds({ builds, readSite, asksApproval }: Environment): Desk['builds'] {
  return builds().map((build) => {
    try {
      return { build, name: readSite(build).brand.name, asksApproval: asksApproval(build) };
    } catch {
      return { build, name: { 'zh-CN': build, 'zh-TW': build }, asksApproval: false };
    }
  });
}
