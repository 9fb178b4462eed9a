import { satisfiesContract } from '@site/shared/contract/contractRange';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';
import { ACTIVE_BUILD_ATTEMPTS, LOAD_BUDGET_MS } from './limits';
import type { LoadFailure, LoadPhase } from './remoteRegistry';
import { within } from '../services/within';

/** Loads the code of a build. */
export interface BuildLoader {
  /** Each call starts its own attempt, and does not join one that may still be pending. Rejects with `LoadError` where it knows the phase. */
  load(build: RemoteBuild): Promise<RemoteLifecycles>;
  /** Begins with the files of a view that the manifest names, beside the entry. */
  begin(build: RemoteBuild, view: string): void;
  /** Opens the connection by which its entry will be fetched. */
  connect(build: RemoteBuild): void;
}

/** Why a build could not be loaded. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    readonly phase: LoadPhase,
    override readonly cause: unknown,
  ) {
    super(`remote failed at its ${phase}`);
  }
}

export interface LoadPolicy {
  readonly loader: Pick<BuildLoader, 'load'>;
  /** Origins the manifest allows code from. */
  readonly allowedOrigins: readonly string[];
  /** The contract this host offers. */
  readonly contractVersion: string;
  readonly onAttempt: (build: RemoteBuild, attempt: number) => void;
  readonly onFailure: (failure: LoadFailure, attempt: number) => void;
}

export type LoadOutcome =
  | { readonly ok: true; readonly build: RemoteBuild; readonly lifecycles: RemoteLifecycles }
  | { readonly ok: false; readonly failure: LoadFailure };

/**
 * Loads a remote by this policy: a build that may not run is skipped before any of its code runs; the first build has a
 * time budget and one retry; each build after it is tried once. Never throws.
 *
 * @param builds in the order in which they are tried
 */
export async function loadRemote(builds: readonly [RemoteBuild, ...RemoteBuild[]], policy: LoadPolicy): Promise<LoadOutcome> {
  let last: LoadFailure | undefined;
  for (const [index, build] of builds.entries()) {
    const refusal = refuseBuild(build, policy);
    if (refusal) {
      policy.onFailure(refusal, 0);
      last = refusal;
      continue;
    }
    const attempts = index === 0 ? ACTIVE_BUILD_ATTEMPTS : 1;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      policy.onAttempt(build, attempt);
      const outcome = await tryBuild(build, policy.loader);
      if (outcome.ok) return outcome;
      policy.onFailure(outcome.failure, attempt);
      last = outcome.failure;
    }
  }
  // There is at least one build, so something was tried or refused.
  return { ok: false, failure: last ?? { phase: 'manifest', cause: 'no build', build: undefined } };
}

/** Why a build may not run here, if so. Asked before anything of it is fetched. */
export function refuseBuild(
  build: RemoteBuild,
  { allowedOrigins, contractVersion }: Pick<LoadPolicy, 'allowedOrigins' | 'contractVersion'>,
): LoadFailure | undefined {
  const { origin } = new URL(build.entry);
  if (!allowedOrigins.includes(origin)) return { phase: 'origin', cause: `code may not come from ${origin}`, build };
  if (!satisfiesContract(contractVersion, build.requires)) {
    return { phase: 'contract', cause: `requires contract ${build.requires}, this host offers ${contractVersion}`, build };
  }
  return undefined;
}

async function tryBuild(build: RemoteBuild, loader: LoadPolicy['loader']): Promise<LoadOutcome> {
  try {
    return { ok: true, build, lifecycles: await within(LOAD_BUDGET_MS, loader.load(build)) };
  } catch (error) {
    const { phase, cause } = error instanceof LoadError ? error : { phase: 'entry' as const, cause: error };
    return { ok: false, failure: { phase, cause, build } };
  }
}
