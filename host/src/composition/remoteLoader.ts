import { satisfiesContract } from '@site/shared/contract/contractRange';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';
import { ACTIVE_BUILD_ATTEMPTS, LOAD_BUDGET_MS } from './limits';
import type { LoadFailure, LoadPhase } from './remoteRegistry';
import { within } from '../services/within';

export interface BuildLoader {
  /**
   * Loads a build. Each call starts a new attempt and never joins a pending one. Rejects with `LoadError` when the
   * phase is known.
   */
  load(build: RemoteBuild): Promise<RemoteLifecycles>;
  /** Preloads the files of a view that the manifest names, in parallel with the entry. */
  begin(build: RemoteBuild, view: string): void;
  /** Opens the connection for fetching its entry. */
  connect(build: RemoteBuild): void;
}

/** Error with the phase in which a load failed. */
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
  /** Origins from which the manifest allows code. */
  readonly allowedOrigins: readonly string[];
  /** Contract version that this host offers. */
  readonly contractVersion: string;
  readonly onAttempt: (build: RemoteBuild, attempt: number) => void;
  readonly onFailure: (failure: LoadFailure, attempt: number) => void;
}

export type LoadOutcome =
  | { readonly ok: true; readonly build: RemoteBuild; readonly lifecycles: RemoteLifecycles }
  | { readonly ok: false; readonly failure: LoadFailure };

/**
 * Loads a remote. Builds that must not run are skipped without running any of their code. The first build has a timeout
 * and one retry; each later build is tried once. Never throws.
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
  // The list is not empty, so at least one build was tried or refused.
  return { ok: false, failure: last ?? { phase: 'manifest', cause: 'no build', build: undefined } };
}

/** Returns the reason why a build must not run here, or `undefined`. Checked before anything of it is fetched. */
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
