import type { DeploymentManifest, RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { createCell, type Cell, type Readable } from '@site/shared/contract/readable';
import { REMOTE_IDS, type RemoteId } from '@site/shared/contract/remoteProps';
import type { Logger } from '@site/shared/contract/services';
import { CONTRACT_VERSION } from '@site/shared/contract/version';
import { createReference } from './reference';
import { loadRemote, refuseBuild, type BuildLoader } from './remoteLoader';
import { planRemotes, type RemotePlans } from './remotePlan';
import { advanceRemote, type LoadFailure, type RemoteEvent, type RemoteState } from './remoteRegistry';

type Builds = readonly [RemoteBuild, ...RemoteBuild[]];

/** The remotes of this page. One per page; the outlets and the preloading share it. */
export interface RemoteStore {
  state(id: RemoteId): Readable<RemoteState>;
  /** Starts loading a remote that is idle; whoever asks meanwhile shares that load. Ends when it is ready, failed or disabled. Never rejects. */
  load(id: RemoteId): Promise<void>;
  /** Starts anew after a failure, with what operations have deployed meanwhile and with builds that were passed over. Ends like `load`. */
  retry(id: RemoteId): Promise<void>;
  /**
   * Before a view that failed is tried again: asks operations for the manifest as it stands now, and gives builds that were passed over another
   * chance. Never rejects; without an answer the manifest stays as it is.
   */
  renew(id: RemoteId): Promise<void>;
  /** The build that would take the place of `build` here, if there is one that may run and has not been passed over. */
  nextAfter(id: RemoteId, build: RemoteBuild): RemoteBuild | undefined;
  /**
   * A view of this build has failed before it stood: later mounts on this page leave it out, until operations change something or the player
   * tries again. Views of it that stand elsewhere stay.
   *
   * @returns the build that comes in its stead; without one nothing changes
   */
  skipBuild(id: RemoteId, build: RemoteBuild): RemoteBuild | undefined;
  /** How often anything of a remote has failed on this page: a load by itself, a view by `noteFailure`. Whoever watches operations asks then. */
  readonly failures: Readable<number>;
  noteFailure(): void;
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
  const cells = new Map<RemoteId, Cell<RemoteState>>(REMOTE_IDS.map((id) => [id, createCell<RemoteState>({ status: 'idle' })]));
  const loads = new Map<RemoteId, Promise<void>>();
  /** By container: on this page only, and only for these plans. */
  const skipped = new Set<string>();
  const failures = createCell(0);
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
  const noteFailure = (): void => {
    failures.set(failures.get() + 1);
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
    noteFailure();
  };

  /** In the order in which they are tried. Where all have been passed over, none has been. */
  const buildsOf = (id: RemoteId): Builds | undefined => {
    const plan = plans[id];
    if (plan.kind !== 'enabled') return undefined;
    const [first, ...others] = plan.builds.filter(({ container }) => !skipped.has(container));
    return first ? [first, ...others] : plan.builds;
  };
  const nextAfter: RemoteStore['nextAfter'] = (id, build) =>
    buildsOf(id)?.find((other) => other.container !== build.container && !refuseBuild(other, policy()));

  /** Builds that were passed over are tried again, in their order. */
  const reconsider = (id: RemoteId): void => {
    const plan = plans[id];
    if (plan.kind !== 'enabled') return;
    const forgotten = plan.builds.filter(({ container }) => skipped.delete(container));
    const state = cellOf(id).get();
    if (forgotten.length > 0 && state.status === 'ready') dispatch(id, { type: 'set-aside', build: state.build });
  };

  const applyPlans = (): void => {
    skipped.clear();
    plans = planRemotes(manifest, canaryDraw);
    for (const id of REMOTE_IDS) {
      const plan = plans[id];
      const reference = createReference(id, random());
      if (plan.kind === 'invalid') report(id, { phase: 'manifest', cause: plan.problem, build: undefined }, reference, 0);
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

  const renew = async (id: RemoteId): Promise<void> => {
    const next = await refetch();
    if (next) apply(next);
    reconsider(id);
  };

  const start = (id: RemoteId): Promise<void> => {
    const builds = buildsOf(id);
    if (!builds) return Promise.resolve();
    const reference = createReference(id, random());
    const isCurrent = (): boolean => loads.get(id) === load;
    const tell = (event: RemoteEvent): void => {
      if (isCurrent()) dispatch(id, event);
    };
    const run = async (): Promise<void> => {
      // The load must be known as the current one before its first event.
      await Promise.resolve();
      const outcome = await loadRemote(builds, {
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
    load: (id) => loads.get(id) ?? (cellOf(id).get().status === 'idle' ? start(id) : Promise.resolve()),
    async retry(id) {
      if (cellOf(id).get().status !== 'failed') return loads.get(id);
      await renew(id);
      return loads.get(id) ?? start(id);
    },
    renew,
    nextAfter,
    skipBuild(id, build) {
      const next = nextAfter(id, build);
      if (!next) return undefined;
      skipped.add(build.container);
      dispatch(id, { type: 'set-aside', build });
      return next;
    },
    failures,
    noteFailure,
    nextBuild: (id) => buildsOf(id)?.find((build) => !refuseBuild(build, policy())),
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
