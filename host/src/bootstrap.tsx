import '@site/shared/tokens.css';
import '@site/shared/base.css';
import './outdated.css';
import './first-paint/firstPaint.css';
import { createRoot, type Root } from 'react-dom/client';
import packageFacts from '../package.json';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { Logger } from '@site/shared/contract/services';
import { createStorage, LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';
import { deviceNow } from '@site/shared/deviceNow';
import { ignoreRepeatedPresses } from '@site/shared/input/ignoreRepeatedPresses';
import { readManifestTrust } from '@site/shared/deployment/manifestTrust';
import { DEFAULT_LOCALE, type PackageI18n } from '@site/shared/i18n';
import { preloadModule } from '@site/shared/ui';
import { PREVIEW_MARK } from '@site/shared/deployment/previewMark';
import { restoreTranslatedTexts } from '@site/shared/remount';
import { awakeAgain } from '@site/shared/streams';
import { App } from './App';
import { createAppRouter } from './createAppRouter';
import {
  compositionTranslator,
  createFederation,
  createDisableGuards,
  createManifestVerifier,
  createMountNotes,
  createPageGuard,
  isOfCurrentBuild,
  createRemoteStore,
  createScriptPolicy,
  fetchDeployment,
  openTab,
  restrictOwnPolicy,
  watchDeployment,
  watchIntegrity,
  type DeploymentResult,
  type DeploymentSource,
  type MountNotes,
  type Preview,
  type RemoteStore,
} from './composition';
import { takeFrozenTabs } from './composition/freeze/frozenTabs';
import { KEPT_PREVIEW } from './preview/keptPreview';
import { readCanaryDraw } from './services/readCanaryDraw';
import { pictureShown } from './first-paint/pictureShown';
import { applyDocumentAttributes, isOwnAttribute } from './edition/applyDocumentAttributes';
import { createHostI18n } from './createHostI18n';
import { createShell, type Shell } from './createShell';
import { followDirectory } from './routing/joinedRoutes';
import { matchRoute } from './routing/matchRoute';
import { warmLinks } from './routing/warmLinks';
import { INITIAL_WIDGETS, OWN_SCREENS } from './screens/ownScreens';
import { createEventSink, createLogger, holdEntries, type LogSink } from './services/createLogger';
import { describeDevice } from './services/describeDevice';
import { keepReferral } from './services/keepReferral';
import { silenceConsole } from './services/silenceConsole';
import { NARROW, PHONE, watchMedia } from './services/watchMedia';
import { whenQuiet } from './services/whenQuiet';
import { asksToRegister } from './session/registration/registerPopup';
import { loadSignIn } from './session/sign-in/loadSignIn';
import { watchReturn } from './session/watchReturn';
import { createServerClock, setByFirstAnswer, type AdjustableClock } from './transport/serverClock';

/**
 * Boots the page, from the deployment manifest to the first render. The page also renders without a manifest; until
 * then it shows the static HTML.
 */
async function bootstrap(): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    silenceConsole(console);
    restrictOwnPolicy();
  }
  const logger = createLogger(createEventSink(window), deviceNow);
  const takeEntries = holdEntries(window);
  ignoreRepeatedPresses(document);
  restoreTranslatedTexts(document);
  const local = createStorage(() => window.localStorage, window);
  const ofTab = createStorage(() => window.sessionStorage, window);
  const { subtle } = window.crypto as Partial<Crypto>;
  watchIntegrity({ document, fetch: (url, init) => window.fetch(url, init), subtle });
  const trust = readManifestTrust(document);
  const clock = createServerClock(deviceNow);
  const source: DeploymentSource = {
    fetch: setByFirstAnswer(clock, {
      fetch: (url, init) => window.fetch(url, init),
      now: deviceNow,
      sentAt: deviceNow() - performance.now(),
    }),
    storage: local,
    verify: createManifestVerifier({ trust, subtle }),
    build: trust?.build,
    now: deviceNow,
  };
  const i18n = createHostI18n();
  keepReferral(window.location.href, local);
  if (asksToRegister(window.location.search)) preloadModule(loadSignIn);

  const root = createHostRoot(logger);
  const tab = openTab(ofTab, newId);
  const { caches } = window as Partial<Window>;
  const frozenTabs = takeFrozenTabs(caches);

  // The manifest, the most likely texts and the screen at this address load in parallel.
  const firstTexts = i18n.use(local.read(LOCAL_ENTRIES.locale) ?? DEFAULT_LOCALE);
  const firstScreen = loadScreenOf(window.location.pathname);
  const deployment = await fetchDeployment(source);
  const manifest = usableManifest(deployment, logger);

  const shell = createBrowserShell({ manifest, i18n, logger, local, ofTab, clock });
  const tester = manifest && (await openTesterLink(manifest, source, clock));
  const mountNotes = createMountNotes({ local, tab, frozenTabs: await frozenTabs, logger, now: deviceNow, page: window });
  const store = createRemotes(manifest, source, shell, mountNotes, tester?.opened.preview);
  mountNotes.applyFreezes(store);
  followDirectory(store.directory, shell.navigation, logger);
  beginScreenOf(window.location.pathname, shell, store, local.read(LOCAL_ENTRIES.token) === undefined);
  const documentState = { edition: shell.edition.current, locale: shell.locale.current };
  applyDocumentAttributes(document.documentElement, {
    ...documentState,
    build: manifest?.build,
    palette: manifest?.palette,
  });
  watchDeployment({ source, store, bus: shell.bus, logger });
  warmLinks(document, (pathname) => {
    connectToScreenOf(pathname, shell, store);
  });
  const disableGuards = createDisableGuards({
    store,
    overlays: shell.overlays,
    locale: shell.locale.current,
    t: compositionTranslator(i18n),
  });

  await Promise.allSettled([firstTexts, firstScreen]);
  await i18n.use(shell.locale.current.get());
  await pictureShown(window);
  shell.start();
  watchReturn(window, () => shell.session.follow());
  root.render(
    <App
      shell={shell}
      router={createAppRouter(shell)}
      i18n={i18n}
      banner={tester?.banner}
      composition={{
        store,
        disableGuards,
        mountNotes,
        pageGuard: createPageGuard({
          document,
          logger,
          isOfBuild: (href) => isOfCurrentBuild(store, href),
          isOwnAttribute: (name, value) => isOwnAttribute(documentState, name, value),
        }),
        services: shell.root,
        onContactService: () => {
          shell.contactService();
        },
      }}
    />,
  );
  followMemberWhenQuiet(shell, i18n);
  whenQuiet(() => void startFreezeWatch(tab));
  if (manifest) whenQuiet(() => void shell.menuOrder.read());
  if (manifest) startTelemetryWhenQuiet(manifest, takeEntries);
}

/** Starts the worker that detects a frozen page. The page works without it, and where the browser refuses workers. */
async function startFreezeWatch(tab: string): Promise<void> {
  try {
    const { startFreezeWorker, watchForFreeze } = await import('./composition/freeze');
    watchForFreeze({ page: window, worker: startFreezeWorker(tab) });
  } catch {
    // The page then runs without freeze reports.
  }
}

/**
 * Loads the member stream, which follows the balance and inbox, when a member is signed in; guests do not load it. The
 * page works without its code.
 */
function followMemberWhenQuiet(shell: Shell, i18n: PackageI18n): void {
  const { isSignedIn } = shell.session;
  const load = async (): Promise<void> => {
    const { countClaimable, followMember } = await import('./member-stream');
    followMember(shell, { i18n, awake$: awakeAgain(window) });
    countClaimable(shell);
  };
  const begin = (): void => {
    if (!isSignedIn.get()) return;
    stopWaiting();
    whenQuiet(() => {
      load().catch((error: unknown) => {
        shell.logger.warn('member stream not loaded', { error });
      });
    });
  };
  const stopWaiting = isSignedIn.subscribe(begin);
  begin();
}

/** Starts telemetry once the page is idle after its first paint, so that it does not delay the player. */
function startTelemetryWhenQuiet({ build, telemetry }: DeploymentManifest, takeEntries: (sink: LogSink) => void): void {
  const start = async (): Promise<void> => {
    const { startTelemetry } = await import('./services/startTelemetry');
    startTelemetry({
      themedBuild: build,
      host: packageFacts.version,
      ...telemetry,
      draw: Math.random(),
      takeEntries,
      page: window,
      now: deviceNow,
    });
  };
  // The page works without the telemetry code.
  whenQuiet(() => void start().catch(() => undefined));
}

function usableManifest(deployment: DeploymentResult, logger: Logger): DeploymentManifest | undefined {
  if (deployment.kind === 'fresh') return deployment.manifest;
  logger.error('deployment manifest not usable', { instead: deployment.kind, ...deployment.problem });
  return deployment.kind === 'none' ? undefined : deployment.manifest;
}

function createBrowserShell(given: {
  readonly manifest: DeploymentManifest | undefined;
  readonly i18n: PackageI18n;
  readonly logger: Logger;
  readonly local: SafeStorage;
  readonly ofTab: SafeStorage;
  readonly clock: AdjustableClock;
}): Shell {
  return createShell({
    ...given,
    loadCrypto: () => import('@site/shared/crypto'),
    version: packageFacts.version,
    now: deviceNow,
    pageAgeMs: () => performance.now(),
    newId,
    openSocket: (url) => new WebSocket(url),
    describeDevice: () => describeDevice(window),
    isNarrow: watchMedia(window, NARROW),
    isPhone: watchMedia(window, PHONE),
    awake$: awakeAgain(window),
    page: {
      location: window.location,
      document,
      load: (path) => {
        window.location.assign(path);
      },
      reload: () => {
        window.location.reload();
      },
      openTab: (url) => {
        window.open(url, '_blank', 'noopener,noreferrer');
      },
    },
  });
}

/**
 * Opens a preview link. Only browsers that came by such a link load the code for it. The link is removed from the
 * address once it is read.
 */
async function openTesterLink(manifest: DeploymentManifest, { storage, verify }: DeploymentSource, { now }: AdjustableClock) {
  const { hash, origin, pathname, search } = window.location;
  const fragment = hash.startsWith(PREVIEW_MARK) ? hash : undefined;
  if (fragment === undefined && storage.read(KEPT_PREVIEW) === undefined) return undefined;
  if (fragment !== undefined) window.history.replaceState(null, '', pathname + search);
  try {
    const { openPreview, PreviewBanner } = await import('./preview');
    const { build: site, remoteOrigins } = manifest;
    const opened = await openPreview({ fragment, storage, verify, site, origin, remoteOrigins, now });
    return { opened, banner: <PreviewBanner opened={opened} storage={storage} now={now} /> };
  } catch {
    // The page runs the builds that every player gets if the code does not load.
    return undefined;
  }
}

/**
 * Creates the remote store. The manifest names the allowed origins of code; the page's own policy restricts them
 * further.
 */
function createRemotes(
  manifest: DeploymentManifest | undefined,
  source: DeploymentSource,
  { logger }: Shell,
  mountNotes: MountNotes,
  preview: Preview | undefined,
): RemoteStore {
  let origins = manifest?.remoteOrigins ?? [];
  const packages = Object.keys(manifest?.remotes ?? {}).map((id) => `remote-${id}`);
  return createRemoteStore({
    manifest,
    loader: createFederation(createScriptPolicy((origin) => origins.includes(origin), packages)),
    noteLoad: (remote, build, revision) => mountNotes.start({ remote, build, revision }),
    logger,
    canaryDraw: readCanaryDraw(source.storage, Math.random),
    preview,
    async refetch() {
      const again = await fetchDeployment(source, 'no-store');
      if (again.kind !== 'fresh') return undefined;
      // A page that started without a manifest does not know its site or its switches, so it reloads.
      if (manifest === undefined) window.location.reload();
      origins = again.manifest.remoteOrigins;
      return again.manifest;
    },
  });
}

/** Loads the host's own screen at an address. If this fails, the screen is loaded again where it is rendered. */
async function loadScreenOf(pathname: string): Promise<void> {
  const match = matchRoute(pathname);
  if (match.kind === 'screen' && match.route.screen.of === 'host') await OWN_SCREENS[match.route.screen.id]();
}

/**
 * Preloads the files of the screen, and opens its dock now, because a dock that opens later would shift the screen.
 * Skips member screens for guests, who are redirected.
 */
function beginScreenOf(pathname: string, { navigation, dock }: Shell, store: RemoteStore, isGuest: boolean): void {
  const match = matchRoute(pathname, navigation.joined.get());
  if (match.kind !== 'screen' || (isGuest && match.route.access !== 'public')) return;
  const { screen } = match.route;
  dock.followScreen(match.route.dock);
  const views = screen.of === 'host' ? (INITIAL_WIDGETS[screen.id] ?? []) : [[screen.remote, screen.id] as const];
  for (const [remote, view] of views) store.loadView(remote, view);
}

function connectToScreenOf(pathname: string, { navigation }: Shell, store: RemoteStore): void {
  const match = matchRoute(pathname, navigation.joined.get());
  if (match.kind === 'screen' && match.route.screen.of === 'remote') store.connect(match.route.screen.remote);
}

function newId(): string {
  return crypto.randomUUID();
}

/** Creates the React root. Errors that React catches go only to the log. */
function createHostRoot(logger: Logger): Root {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const report = (error: unknown): void => {
    logger.error('render failed', { error });
  };
  return createRoot(container, { onUncaughtError: report, onCaughtError: report, onRecoverableError: report });
}

void bootstrap();
