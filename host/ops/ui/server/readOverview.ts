import { check } from '@site/shared/wire/schema';
import * as z from '@site/shared/wire/zod';
import type { Environment } from '../../environment';
import { figuresOf, type Figures } from '../../figures';
import { readSiteState } from '../../manifestFile';
import { readStatus, type RemoteStatus } from '../../reports';
import { readRequests } from '../../requests';
import type { BuildStatus, Desk, FiguresBody, Overview, RemoteBody } from '../wire';
import { toRefusal } from './refusals';

const localizedSchema = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });
const namedSchema = z.object({ active: z.object({ facts: z.object({ name: localizedSchema }) }) });

/** Every themed build at this moment, each as well as it can be read. */
export async function readOverview(environment: Environment): Promise<Overview> {
  const figures = await environment.figures();
  const withFigures = { ...environment, figures: () => Promise.resolve(figures) };
  const builds = await Promise.all(environment.builds().map((build) => readBuild(build, figures, withFigures)));
  return { builds, hasFigures: figures !== undefined };
}

async function readBuild(build: string, figures: Figures | undefined, environment: Environment): Promise<BuildStatus> {
  try {
    const waiting = (await readRequests(environment.fileOf(build))).filter(({ state }) => state === 'waiting').length;
    const { revision, ageMs, remotes } = await readStatus(build, undefined, true, environment);
    const names = await readNames(build, environment);
    return { build, revision, ageMs, remotes: remotes.map((remote) => toBody(build, remote, names, figures)), waiting };
  } catch (error) {
    return { build, remotes: [], refusal: toRefusal(error), waiting: 0 };
  }
}

function toBody(
  build: string,
  status: RemoteStatus,
  names: ReadonlyMap<string, z.infer<typeof localizedSchema>>,
  figures: Figures | undefined,
): RemoteBody {
  const { remote, active, canary } = status;
  const name = names.get(remote);
  return {
    ...status,
    ...(name && { name }),
    ...(figures && active !== undefined && { figures: toFiguresBody(figures, remote, active, build) }),
    ...(figures && canary && { canaryFigures: toFiguresBody(figures, remote, canary.version, build) }),
  };
}

function toFiguresBody(figures: Figures, remote: string, version: string, build: string): FiguresBody {
  const { loads, failures, failureRate, medianLoadMs, p95LoadMs } = figuresOf(figures, remote, version, build);
  return {
    loads,
    failures,
    failureRate,
    ...(medianLoadMs === undefined ? {} : { medianLoadMs }),
    ...(p95LoadMs === undefined ? {} : { p95LoadMs }),
  };
}

/** What remotes call themselves, by the builds that run. */
async function readNames(build: string, { fileOf }: Environment): Promise<ReadonlyMap<string, z.infer<typeof localizedSchema>>> {
  const { manifest } = await readSiteState(fileOf(build));
  return new Map(
    Object.entries(manifest?.remotes ?? {}).flatMap(([remote, deployed]) => {
      const named = check(namedSchema, deployed);
      return named.issues ? [] : [[remote, named.value.active.facts.name] as const];
    }),
  );
}

/** The themed builds by their names; one whose file is faulty by its id. */
export function describeBuilds({ builds, readSite, asksApproval }: Environment): Desk['builds'] {
  return builds().map((build) => {
    try {
      return { build, name: readSite(build).brand.name, asksApproval: asksApproval(build) };
    } catch {
      return { build, name: { 'zh-CN': build, 'zh-TW': build }, asksApproval: false };
    }
  });
}
