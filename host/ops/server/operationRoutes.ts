import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRemoteId } from '@site/shared/contract/remoteMetadata';
import { approveRequest, carryOut, dismissRequest, needsApproval } from '../deployment/carryOut';
import type { Environment } from '../deployment/environment';
import { figuresOf } from '../deployment/figures';
import { readText, readValues } from '../deployment/operation';
import { OPERATIONS } from '../deployment/operations';
import { readHistory, readReleases } from '../deployment/reports';
import { readRequests } from '../deployment/requests';
import { askSchema, decisionSchema, mayApprove, mayChange } from '../console/wire';
import type { Caller } from './authenticate';
import { readBody } from './calls';
import { readOverview } from './readOverview';
import { CallRefusal } from './refusals';
import { signedOut } from './sessionRoutes';

const HISTORY_LENGTH = 50;
/**
 * Cache time of the overview: concurrent pages share one response, so the servers of the remotes are requested once.
 */
const OVERVIEW_AGE_MS = 3000;

interface OfBuild {
  readonly Params: { readonly build: string };
  readonly Querystring: { readonly remote?: string };
}

/** Adds the routes of the deployment and of all operations. */
export function addOperationRoutes(server: FastifyInstance, environment: Environment): void {
  const nowMs = (): number => environment.now().getTime();
  let overview: { readonly at: number; readonly answer: ReturnType<typeof readOverview> } | undefined;
  const forget = (): void => {
    overview = undefined;
  };

  server.get('/api/overview', ({ caller }) => {
    requireReader(caller, 'status');
    if (caller?.scope !== undefined) throw new CallRefusal(403, 'out-of-scope', 'A token asks for one themed build');
    if (overview === undefined || nowMs() - overview.at >= OVERVIEW_AGE_MS) {
      overview = { at: nowMs(), answer: readOverview(environment) };
    }
    return overview.answer;
  });

  server.get<OfBuild>('/api/builds/:build/status', async (request) => {
    const build = buildOf(request, environment, 'status');
    const { builds } = await readOverview({ ...environment, builds: () => [build] });
    return builds[0];
  });

  server.get<OfBuild>('/api/builds/:build/releases', async (request) => {
    const build = buildOf(request, environment, 'releases');
    const remote = remoteOf(request.query.remote);
    const [releases, figures] = await Promise.all([readReleases(build, remote, environment), environment.figures()]);
    return {
      releases: releases.map(({ record, standing }) => {
        const { version, requires, releasedAt, releasedBy } = record;
        const { loadBuckets: _, ...withPlayers } = figuresOf(figures ?? { builds: [] }, record.remote, version, build);
        return { version, requires, releasedAt, releasedBy, standing, ...(figures && { withPlayers }) };
      }),
    };
  });

  server.get<OfBuild>('/api/builds/:build/history', async (request) => {
    const build = buildOf(request, environment, 'history');
    return { history: await readHistory(build, remoteOf(request.query.remote), HISTORY_LENGTH, environment) };
  });

  server.get<OfBuild>('/api/builds/:build/requests', async (request) => {
    const build = buildOf(request, environment, 'requests');
    const person = request.caller?.person;
    const requests = await readRequests(environment.fileOf(build));
    return { requests: requests.map((each) => ({ ...each, isOwn: each.person === person })) };
  });

  server.post<OfBuild>('/api/builds/:build/changes', async (request) => {
    requireReader(request.caller);
    const ask = readBody(askSchema, request.body);
    const build = buildOf(request, environment, ask.operation);
    const caller = requireReader(request.caller, ask.operation);
    if (!mayChange(caller.role)) throw new CallRefusal(403, 'not-allowed', 'Viewers change nothing');
    const operation = OPERATIONS.find(({ name }) => name === ask.operation);
    if (operation === undefined) throw new CallRefusal(400, 'not-understood', `Nothing is called ${ask.operation}`);
    const remote = operation.of === 'remote' ? remoteOf(ask.remote ?? '') : undefined;
    const values = readValues(operation, ask.values);
    const { isDryRun, expecting } = ask;
    const change = { build, why: readText(ask.reason), isDryRun, expecting };
    const own: Environment = { ...environment, operator: () => caller.who };
    const outcome = await carryOut(operation, { remote, values }, change, own, caller.person);
    if (isDryRun) return { ...outcome, waits: await needsApproval(operation, { remote, values }, build, environment) };
    forget();
    return outcome;
  });

  server.post<OfBuild & { readonly Params: { readonly id: string } }>('/api/builds/:build/requests/:id', async (request) => {
    requireReader(request.caller);
    const { decision } = readBody(decisionSchema, request.body);
    const build = buildOf(request, environment, 'requests');
    const caller = requireReader(request.caller, 'requests');
    const { id } = request.params;
    // Only a person can approve, not a token.
    if (caller.scope !== undefined) throw new CallRefusal(403, 'not-allowed', 'A token agrees to nothing');
    const own: Environment = { ...environment, operator: () => caller.who };
    const isOwn = (await readRequests(environment.fileOf(build))).some((each) => each.id === id && each.person === caller.person);
    if (!mayApprove(caller.role) && !(isOwn && decision === 'dismiss')) {
      throw new CallRefusal(403, 'not-allowed', 'Only approvers agree to changes and decline them');
    }
    forget();
    if (decision === 'approve') return approveRequest(build, id, own);
    return { state: await dismissRequest(build, id, own) };
  });
}

/** Returns the caller when they may read anything, or this command. */
export function requireReader(caller: Caller | undefined, command?: string): Caller {
  if (caller === undefined) throw signedOut();
  if (caller.mustChangePassword) throw new CallRefusal(403, 'must-change-password', 'Choose a password of your own first');
  if (command !== undefined && caller.scope?.commands.includes(command) === false) {
    throw new CallRefusal(403, 'out-of-scope', `This token is for ${caller.scope.commands.join(', ')}`);
  }
  return caller;
}

/**
 * Returns the themed build of a call when the caller may read it. It becomes the name of a folder, so only existing
 * ones are accepted.
 */
function buildOf({ caller, params }: FastifyRequest<OfBuild>, { builds }: Environment, command: string): string {
  const { scope } = requireReader(caller, command);
  if (!builds().includes(params.build))
    throw new CallRefusal(404, 'no-build', `There is no such themed build; there are ${builds().join(', ')}`);
  if (scope?.builds.includes(params.build) === false) {
    throw new CallRefusal(403, 'out-of-scope', `This token is for ${scope.builds.join(', ')}`);
  }
  return params.build;
}

function remoteOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!isRemoteId(text)) throw new CallRefusal(400, 'not-understood', 'No remote has such a name');
  return text;
}
