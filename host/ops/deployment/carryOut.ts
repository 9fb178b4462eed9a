import type { ChangeRequest, ChangeResult } from './applyChange';
import type { Environment } from './environment';
import { readSiteState } from './manifestFile';
import type { Operation, Target } from './operation';
import { OPERATIONS } from './operations';
import { Refusal } from './refusal';
import { keepRequest, settleRequest, type KeptRequest, type RequestsAccess } from './requests';

/** Result of a requested change: carried out, or stored until a second person approves it. */
export type Outcome = ChangeResult | (Omit<ChangeResult, 'outcome'> & { readonly outcome: 'waiting'; readonly request: string });

/**
 * Runs an operation for the command line and the service. It is their only entry point. A change of a themed build that
 * requires a second person is stored until one approves it. Dry runs, urgent changes and the first configuration run
 * immediately.
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

/** Returns true when this change of this themed build waits for a second person. */
export async function needsApproval(
  { isUrgent }: Operation,
  { values }: Target,
  build: string,
  { asksApproval, fileOf }: Environment,
): Promise<boolean> {
  // Check this first: an urgent change depends on no file except the manifest.
  if (isUrgent?.(values) === true || !asksApproval(build)) return false;
  const { manifest } = await readSiteState(fileOf(build));
  return manifest !== undefined;
}

/**
 * Carries out a waiting request in the name of the person who made it; the audit log names both. Refuses when that
 * person approves it, and when the change would now be different.
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

/** Removes a request without carrying it out: another person declines it, or its author withdraws it. */
export async function dismissRequest(build: string, id: string, environment: Environment): Promise<'declined' | 'withdrawn'> {
  return settleRequest(id, accessTo(build, environment), (request) => {
    const state = isSamePerson(environment.operator(), request.person) ? 'withdrawn' : 'declined';
    return Promise.resolve({ state, answer: state });
  });
}

function accessTo(build: string, { fileOf, operator, now, lockWaitMs }: Environment): RequestsAccess {
  return { file: fileOf(build), who: operator(), now, lockWaitMs };
}

/** Compares two names. The command line gets names from git or the system, whose spelling varies. */
function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.normalize('NFKC').trim().toLowerCase());
  return a === b;
}
