import type { DeploymentManifest, RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { createCell, type Cell, type Readable } from '@site/shared/contract/readable';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Logger } from '@site/shared/contract/services';
import { CONTRACT_VERSION } from '@site/shared/contract/version';
import { LOGGED } from '../services/logged';
import { createReference } from './reference';
import { loadRemote, refuseBuild, type BuildLoader } from './remoteLoader';
import { readDirectory, type RemoteDirectory } from './remoteDirectory';
import { planRemotes, planUnnamed, type Preview, type RemotePlan, type RemotePlans } from './remotePlan';
import { advanceRemote, type LoadFailure, type RemoteEvent, type RemoteState } from './remoteRegistry';

type Builds = readonly [RemoteBuild, ...RemoteBuild[]];

/** Remotes of this page. The outlets and the preloading share one store per page. */
export interface RemoteStore {
  state(id: RemoteId): Readable<RemoteState>;
  /** Directory of the remotes. It is replaced after each change by operations. */
  readonly directory: Readable<RemoteDirectory>;
  /**
   * Starts loading an idle remote; concurrent callers share the load. Resolves when it is ready, failed or disabled.
   * Never rejects.
   */
  load(id: RemoteId): Promise<void>;
  /**
   * Loads a remote and the files of one of its views in parallel, instead of waiting for the entry to request them.
   * Called as soon as the view is known: from the address, or when a mount point renders. A remote without a build that
   * may run fails as in `load`.
   *
   * @param view a key of the remote's screens or widgets
   */
  loadView(id: RemoteId, view: string): void;
  /** Opens the connection to a remote that may be needed next. Does not fetch code, so it cannot fail early. */
  connect(id: RemoteId): void;
  /** Loads again after a failure, with the newest manifest and including skipped builds. Resolves like `load`. */
  retry(id: RemoteId): Promise<void>;
  /**
   * Fetches the current manifest and reconsiders skipped builds, before a failed view is retried. Never rejects;
   * without an answer the manifest stays as it is.
   */
  renew(id: RemoteId): Promise<void>;
  /** Returns the build that would replace `build` here, if one may run and was not skipped. */
  nextAfter(id: RemoteId, build: RemoteBuild): RemoteBuild | undefined;
  /**
   * Skips a build after a view of it failed before it was stable. Later mounts on this page avoid it until operations
   * change something or the player retries. Its views at other mount points stay.
   *
   * @returns the build that replaces it; without one nothing changes
   */
  skipBuild(id: RemoteId, build: RemoteBuild): RemoteBuild | undefined;
  /**
   * Number of failures of remotes on this page. Failed loads are counted automatically, failed views through
   * `noteFailure`. The deployment watcher polls after each.
   */
  readonly failures: Readable<number>;
  noteFailure(): void;
  /** Returns the build that would be loaded now, if one may run here. */
  nextBuild(id: RemoteId): RemoteBuild | undefined;
  /**
   * Applies another manifest. Mounted views stay, unless their remote is now disabled. An older revision is ignored.
   */
  apply(manifest: DeploymentManifest): void;
  /** Stops using the previewed build for further mounts. */
  endPreview(): void;
  /** Revision of the manifest, or 0 without one. */
  readonly revision: number;
}

export interface RemoteStoreOptions {
  /**
   * Manifest, or `undefined` when none could be loaded. Every remote then fails, and a retry fetches the manifest
   * again.
   */
  readonly manifest: DeploymentManifest | undefined;
  readonly refetch: () => Promise<DeploymentManifest | undefined>;
  readonly loader: BuildLoader;
  /** Notes an attempt to load a build before its code runs. The note is removed when the attempt settles. */
  readonly noteLoad?: (remote: RemoteId, build: RemoteBuild, revision: number) => { remove(): void };
  readonly logger: Logger;
  /** Number in [0, 1) that decides which canaries this device gets. */
  readonly canaryDraw: number;
  readonly preview?: Preview | undefined;
  /** Returns a number in [0, 1) for reference numbers. */
  readonly random?: () => number;
  /** Returns milliseconds of a monotonic clock, for the duration of loads. */
  readonly elapsed?: () => number;
  readonly contractVersion?: string;
}

export function createRemoteStore({
  manifest: initial,
  refetch,
  loader,
  noteLoad,
  logger,
  canaryDraw,
  preview: opened,
  random = Math.random,
  elapsed = () => performance.now(),
  contractVersion = CONTRACT_VERSION,
}: RemoteStoreOptions): RemoteStore {
  const cells = new Map<RemoteId, Cell<RemoteState>>();
  const loads = new Map<RemoteId, Promise<void>>();
  /** Containers of skipped builds. They are skipped on this page only, and only under the current plans. */
  const skipped = new Set<string>();
  const failures = createCell(0);
  let manifest = initial;
  let preview = opened;
  let plans: RemotePlans = planRemotes(manifest, canaryDraw, preview);
  const revision = (): number => manifest?.revision ?? 0;
  const policy = () => ({ allowedOrigins: manifest?.remoteOrigins ?? [], contractVersion });

  /** The page's policy lists the origins of the manifest with which the page was opened. */
  let origins = manifest?.remoteOrigins;
  const directory = createCell<RemoteDirectory>(NO_DIRECTORY);
  const planOf = (id: RemoteId): RemotePlan => plans[id] ?? planUnnamed(manifest);

  /** Returns the state cell of a remote, and creates it on first use. */
  const cellOf = (id: RemoteId): Cell<RemoteState> => {
    const known = cells.get(id);
    if (known) return known;
    const idle = { status: 'idle' } as const;
    const created = createCell<RemoteState>(
      advanceRemote(idle, { type: 'planned', plan: planOf(id), reference: createReference(directory.get(), id, random()) }),
    );
    cells.set(id, created);
    return created;
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
    logger.error(LOGGED.remoteNotLoaded, {
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

  /**
   * Returns the builds in the order in which they are tried, without skipped ones. If all were skipped, returns all of
   * them.
   */
  const buildsOf = (id: RemoteId): Builds | undefined => {
    const plan = planOf(id);
    if (plan.kind !== 'enabled') return undefined;
    const [first, ...others] = plan.builds.filter(({ container }) => !skipped.has(container));
    return first ? [first, ...others] : plan.builds;
  };
  const nextAfter: RemoteStore['nextAfter'] = (id, build) =>
    buildsOf(id)?.find((other) => other.container !== build.container && !refuseBuild(other, policy()));

  const reconsider = (id: RemoteId): void => {
    const plan = planOf(id);
    if (plan.kind !== 'enabled') return;
    const forgotten = plan.builds.filter(({ container }) => skipped.delete(container));
    const state = cellOf(id).get();
    if (forgotten.length > 0 && state.status === 'ready') dispatch(id, { type: 'discarded', build: state.build });
  };

  const applyPlans = (): void => {
    skipped.clear();
    plans = planRemotes(manifest, canaryDraw, preview);
    origins ??= manifest?.remoteOrigins;
    const next = readDirectory({
      manifest,
      plans,
      isReachable: (origin) => origins?.includes(origin) ?? false,
      onIgnored: (id, faults) => {
        logger.warn('metadata of a remote not used', { remote: id, revision: revision(), faults });
      },
    });
    for (const id of new Set([...Object.keys(plans), ...cells.keys()])) {
      const plan = planOf(id);
      const reference = createReference(next, id, random());
      if (plan.kind === 'invalid') report(id, { phase: 'manifest', cause: plan.problem, build: undefined }, reference, 0);
      dispatch(id, { type: 'planned', plan, reference });
    }
    // Pending loads belong to outdated plans.
    loads.clear();
    directory.set(next);
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
    const reference = createReference(directory.get(), id, random());
    const isCurrent = (): boolean => loads.get(id) === load;
    const dispatchIfCurrent = (event: RemoteEvent): void => {
      if (isCurrent()) dispatch(id, event);
    };
    const run = async (): Promise<void> => {
      // The caller must store this load as the current one before its first event.
      await Promise.resolve();
      let startedAt = elapsed();
      let note: { remove(): void } | undefined;
      const outcome = await loadRemote(builds, {
        ...policy(),
        loader,
        onAttempt: (build, attempt) => {
          note?.remove();
          note = noteLoad?.(id, build, revision());
          if (attempt === 0) startedAt = elapsed();
          dispatchIfCurrent({ type: 'load-started', build, attempt });
        },
        onFailure: (failure, attempt) => {
          report(id, failure, reference, attempt);
        },
      });
      note?.remove();
      if (outcome.ok) {
        const ms = Math.round(elapsed() - startedAt);
        logger.info(LOGGED.remoteLoaded, { remote: id, version: outcome.build.version, revision: revision(), ms });
        dispatchIfCurrent({ type: 'loaded', build: outcome.build, lifecycles: outcome.lifecycles });
      } else dispatchIfCurrent({ type: 'load-failed', failure: outcome.failure, reference });
      if (isCurrent()) loads.delete(id);
    };
    const load: Promise<void> = run();
    loads.set(id, load);
    return load;
  };

  const load = (id: RemoteId): Promise<void> => loads.get(id) ?? (cellOf(id).get().status === 'idle' ? start(id) : Promise.resolve());
  const nextBuild = (id: RemoteId): RemoteBuild | undefined => buildsOf(id)?.find((build) => !refuseBuild(build, policy()));

  applyPlans();
  return {
    state: cellOf,
    directory,
    load,
    loadView(id, view) {
      void load(id);
      const build = nextBuild(id);
      if (build) loader.begin(build, view);
    },
    connect(id) {
      const build = nextBuild(id);
      if (build && cellOf(id).get().status === 'idle') loader.connect(build);
    },
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
      dispatch(id, { type: 'discarded', build });
      return next;
    },
    failures,
    noteFailure,
    nextBuild,
    apply,
    endPreview() {
      preview = undefined;
      applyPlans();
    },
    get revision() {
      return revision();
    },
  };
}

const NO_DIRECTORY: RemoteDirectory = { ids: [], isEnabled: () => false, metadataOf: () => undefined };

function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
