import type { DeploymentManifest, RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { createCell, type Cell, type Readable } from '@site/shared/contract/readable';
import { REMOTE_IDS, type RemoteId } from '@site/shared/contract/remoteProps';
import type { Logger } from '@site/shared/contract/services';
import { CONTRACT_VERSION } from '@site/shared/contract/version';
import { createReference } from './reference';
import { loadRemote, refuseBuild, type BuildLoader } from './remoteLoader';
import { planRemotes, type RemotePlans } from './remotePlan';
import { advanceRemote, type LoadFailure, type RemoteEvent, type RemoteState } from './remoteRegistry';

/** The remotes of this page. One per page; the outlets and the preloading share it. */
export interface RemoteStore {
  state(id: RemoteId): Readable<RemoteState>;
  /** Starts loading a remote that is idle; whoever asks meanwhile shares that load. Ends when it is ready, failed or disabled. Never rejects. */
  load(id: RemoteId): Promise<void>;
  /** Starts anew after a failure, with what operations have deployed meanwhile. Ends like `load`. */
  retry(id: RemoteId): Promise<void>;
  /** Asks operations for the manifest as it stands now. Never rejects; without an answer everything stays as it is. */
  renew(): Promise<void>;
  /** The build that would be loaded now, if one may run here. For preloading. */
  nextBuild(id: RemoteId): RemoteBuild | undefined;
  /** Another manifest stands: what is mounted stays, unless its remote is now off. An older revision changes nothing. */
  apply(manifest: DeploymentManifest): void;
  /** 0 while there is no manifest. */
  readonly revision: number;
}

export interface RemoteStoreOptions {
  /** `undefined` where none could be had: every remote has then failed, and a retry asks again. */
  readonly manifest: DeploymentManifest | undefined;
  /** Asks for the manifest again. */
  readonly refetch: () => Promise<DeploymentManifest | undefined>;
  readonly loader: BuildLoader;
  readonly logger: Logger;
  /** In [0, 1): whether this device takes part in canaries. */
  readonly canaryDraw: number;
  /** In [0, 1): for reference numbers. */
  readonly random?: () => number;
  readonly contractVersion?: string;
}

export function createRemoteStore({
  manifest: initial,
  refetch,
  loader,
  logger,
  canaryDraw,
  random = Math.random,
  contractVersion = CONTRACT_VERSION,
}: RemoteStoreOptions): RemoteStore {
  const cells = new Map<RemoteId, Cell<RemoteState>>(REMOTE_IDS.map((id) => [id, createCell<RemoteState>({ at: 'idle' })]));
  const loads = new Map<RemoteId, Promise<void>>();
  let manifest = initial;
  let plans: RemotePlans = planRemotes(manifest, canaryDraw);
  const revision = (): number => manifest?.revision ?? 0;
  const policy = () => ({ allowedOrigins: manifest?.remoteOrigins ?? [], contractVersion });

  const cellOf = (id: RemoteId): Cell<RemoteState> => {
    const cell = cells.get(id);
    if (!cell) throw new Error(`there is no remote ${id}`);
    return cell;
  };
  const dispatch = (id: RemoteId, event: RemoteEvent): void => {
    const cell = cellOf(id);
    cell.set(advanceRemote(cell.get(), event));
  };
  const report = (id: RemoteId, failure: LoadFailure, reference: string, attempt: number): void => {
    const { phase, cause, build } = failure;
    logger.error('remote not loaded', {
      remote: id,
      version: build?.version,
      phase,
      revision: revision(),
      attempt,
      reference,
      cause: describeCause(cause),
    });
  };

  const applyPlans = (): void => {
    plans = planRemotes(manifest, canaryDraw);
    for (const id of REMOTE_IDS) {
      const plan = plans[id];
      const reference = createReference(id, random());
      if (plan.is === 'invalid') report(id, { phase: 'manifest', cause: plan.problem, build: undefined }, reference, 0);
      dispatch(id, { type: 'planned', plan, reference });
    }
    // What is under way belongs to plans that no longer hold.
    loads.clear();
  };

  const apply = (next: DeploymentManifest): void => {
    if (next.revision <= revision()) return;
    manifest = next;
    applyPlans();
  };

  const renew = async (): Promise<void> => {
    const next = await refetch();
    if (next) apply(next);
  };

  const start = (id: RemoteId): Promise<void> => {
    const plan = plans[id];
    if (plan.is !== 'enabled') return Promise.resolve();
    const reference = createReference(id, random());
    const isCurrent = (): boolean => loads.get(id) === load;
    const tell = (event: RemoteEvent): void => {
      if (isCurrent()) dispatch(id, event);
    };
    const run = async (): Promise<void> => {
      // The load must be known as the current one before its first event.
      await Promise.resolve();
      const outcome = await loadRemote(plan.builds, {
        ...policy(),
        loader,
        onAttempt: (build, attempt) => {
          tell({ type: 'load-started', build, attempt });
        },
        onFailure: (failure, attempt) => {
          report(id, failure, reference, attempt);
        },
      });
      if (outcome.ok) tell({ type: 'loaded', build: outcome.build, lifecycles: outcome.lifecycles });
      else tell({ type: 'load-failed', failure: outcome.failure, reference });
      if (isCurrent()) loads.delete(id);
    };
    const load: Promise<void> = run();
    loads.set(id, load);
    return load;
  };

  applyPlans();
  return {
    state: cellOf,
    load: (id) => loads.get(id) ?? (cellOf(id).get().at === 'idle' ? start(id) : Promise.resolve()),
    async retry(id) {
      if (cellOf(id).get().at !== 'failed') return loads.get(id);
      await renew();
      return loads.get(id) ?? start(id);
    },
    renew,
    nextBuild(id) {
      const plan = plans[id];
      return plan.is === 'enabled' ? plan.builds.find((build) => !refuseBuild(build, policy())) : undefined;
    },
    apply,
    get revision() {
      return revision();
    },
  };
}

/** What a log can hold of a cause. */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
