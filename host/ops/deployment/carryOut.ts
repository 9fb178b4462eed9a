import type { ChangeRequest, ChangeResult } from './applyChange';
import type { Environment } from './environment';
import { readSiteState } from './manifestFile';
import type { Operation, Target } from './operation';
import { OPERATIONS } from './operations';
import { Refusal } from './refusal';
import { keepRequest, settleRequest, type KeptRequest, type RequestsAccess } from './requests';

/** What became of a change that was asked for: made, or kept until a second person agrees. */
export type Outcome = ChangeResult | (Omit<ChangeResult, 'outcome'> & { readonly outcome: 'waiting'; readonly request: string });

/**
 * The one way into every operation, for the command line and the service: a change of a themed build that asks for a second person is kept until one
 * agrees. Dry runs, what is urgent and the first configuration go on at once.
 */
export async function carryOut(
  operation: Operation,
  target: Target,
  request: ChangeRequest,
  environment: Environment,
  person = environment.operator(),
): Promise<Outcome> {
  if (request.isDryRun || !(await needsApproval(operation, target, request.build, environment))) {
    return operation.apply(target, request, environment);
  }
  const shown = await operation.apply(target, { ...request, isDryRun: true }, environment);
  if (shown.outcome === 'unchanged') return shown;
  const { remote, values } = target;
  const { revision, difference, changes, facts, notes } = shown;
  const kept = await keepRequest(
    {
      operation: operation.name,
      ...(remote === undefined ? {} : { remote }),
      values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as KeptRequest['values'],
      why: request.why,
      person,
      revision,
      difference,
      changes: [...changes],
      facts: [...facts],
      notes: [...notes],
    },
    accessTo(request.build, environment),
  );
  return { ...shown, outcome: 'waiting', request: kept.id };
}

/** Whether this change of this themed build waits for a second person. */
export async function needsApproval(
  { isUrgent }: Operation,
  { values }: Target,
  build: string,
  { asksApproval, fileOf }: Environment,
): Promise<boolean> {
  // Looked at first: what is urgent depends on no file but the manifest.
  if (isUrgent?.(values) === true || !asksApproval(build)) return false;
  const { manifest } = await readSiteState(fileOf(build));
  return manifest !== undefined;
}

/**
 * Carries out a request that waits, in the name of the person who asked; the audit names both. Refused for that person's own, and where the change would
 * have become another meanwhile.
 */
export async function approveRequest(build: string, id: string, environment: Environment): Promise<ChangeResult> {
  const settled = await settleRequest<ChangeResult | Refusal>(id, accessTo(build, environment), async (request) => {
    const approvedBy = environment.operator();
    if (isSamePerson(approvedBy, request.person)) {
      throw new Refusal('own-request', `Request ${id} is by ${request.by}: another person has to agree to it`);
    }
    const { operation, remote, values, why, difference: expecting } = request;
    const known = OPERATIONS.find(({ name }) => name === operation);
    if (known === undefined) throw new Refusal('no-request', `Nothing is called ${operation} any more: decline it`);
    try {
      const change = { build, why, isDryRun: false, expecting, approvedBy };
      const answer = await known.apply({ remote, values }, change, { ...environment, operator: () => request.by });
      return { state: 'done', answer };
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'difference-moved')) throw error;
      return { state: 'outdated', answer: error };
    }
  });
  if (settled instanceof Refusal) throw settled;
  return settled;
}

/** Takes a request from the list without carrying it out: another person declines it, who asked withdraws it. */
export async function dismissRequest(build: string, id: string, environment: Environment): Promise<'declined' | 'withdrawn'> {
  return settleRequest(id, accessTo(build, environment), (request) => {
    const state = isSamePerson(environment.operator(), request.person) ? 'withdrawn' : 'declined';
    return Promise.resolve({ state, answer: state });
  });
}

function accessTo(build: string, { fileOf, operator, now, lockWaitMs }: Environment): RequestsAccess {
  return { file: fileOf(build), who: operator(), now, lockWaitMs };
}

/** The command line has its names from git or the system, which write them in many ways. */
function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.normalize('NFKC').trim().toLowerCase());
  return a === b;
}
