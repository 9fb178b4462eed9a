import type { AxiosAdapter } from 'axios';
import type { Observable } from 'rxjs';
import { createCell, type Cell, type Readable } from '@site/shared/contract/readable';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { Logger } from '@site/shared/contract/services';
import { DEFAULT_LOCALE, languageCode, sharedTranslator, type PackageI18n } from '@site/shared/i18n';
import { createNamespacedStorage, type SafeStorage } from '@site/shared/storage';
import { preInfoCall } from '@site/shared/wire/site';
import type { RootServices } from './composition/scopedServices';
import { createEdition } from './edition/createEdition';
import type { Display } from './edition/DisplayContext';
import { createLocale } from './edition/createLocale';
import { createBalance, createBus, shareBalanceChanges, type HostBalance } from './bus';
import { createOverlays, type Overlays } from './overlays/createOverlays';
import { createNavigation } from './routing/createNavigation';
import type { Routing } from './routing/RoutingContext';
import { createProgress } from './routing/createProgress';
import { createScrollMemory } from './routing/createScrollMemory';
import { createTitle } from './routing/createTitle';
import { createSession, type HostSession } from './session/createSession';
import { createSignIn, type SignInControl } from './session/createSignIn';
import type { SessionControls } from './session/SessionContext';
import { openRegisterWhenAsked } from './session/registration/registerPopup';
import { createLoginStorage, type OpenLoginReason } from './session/loginStorage';
import { servicesTranslator } from './services/texts';
import { createTransport, type Transport } from './transport/createTransport';
import { createDecryptedData } from './transport/decryptedData';
import { createSafeSwitch, type LoadCrypto } from './transport/safeSwitch';
import type { AdjustableClock } from './transport/serverClock';
import { createFailureView } from './transport/showFailure';
import { createDock } from './services/createDock';
import { createFlags } from './services/createFlags';
import { createMenuOrder, type MenuOrder } from './services/createMenuOrder';
import { createStream, type HostStream } from './services/createStream';
import { openOnlineService } from './services/openOnlineService';
import type { ShellServices } from './services/ShellContext';

/** Services of the page for the components of every folder. One per page. */
export interface Shell extends ShellServices, Display, SessionControls, Routing {
  /** Services from which each remote gets a scoped instance. */
  readonly root: RootServices;
  readonly overlays: Overlays;
  readonly stream: HostStream;
  readonly http: Transport;
  readonly balance: HostBalance;
  readonly claimable: Cell<number>;
  readonly menuOrder: MenuOrder;
  /** Restores the session and requests the site configuration. Called once, when the texts are loaded. */
  start(): void;
}

/** Dependencies that the browser or a test provides. */
export interface ShellPorts {
  readonly manifest: DeploymentManifest | undefined;
  readonly i18n: PackageI18n;
  /** Replaces the network in tests. */
  readonly adapter?: AxiosAdapter;
  readonly loadCrypto: LoadCrypto;
  readonly logger: Logger;
  readonly local: SafeStorage;
  readonly ofTab: SafeStorage;
  /** Version of the client. */
  readonly version: string;
  /** Returns the time of the device in milliseconds. */
  readonly now: () => number;
  readonly clock: AdjustableClock;
  readonly pageAgeMs: () => number;
  readonly newId: () => string;
  readonly openSocket: (url: string) => WebSocket;
  readonly describeDevice: () => Record<string, unknown>;
  /** True when the window has no room for the dock beside the content. */
  readonly isNarrow: Readable<boolean>;
  readonly isPhone: Readable<boolean>;
  /** Emits when the page may have missed changes, because it was hidden, asleep or offline. */
  readonly awake$: Observable<void>;
  readonly page: {
    readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>;
    readonly document: Pick<Document, 'title'>;
    /** Loads an address, even the current one. */
    load(path: string): void;
    reload(): void;
    openTab(url: string): void;
  };
}

/** Creates the services of the page. Sends nothing before `start`. */
export function createShell(ports: ShellPorts): Shell {
  const { manifest, i18n, logger, local, version, now, clock, page, loadCrypto } = ports;
  const t = servicesTranslator(i18n);
  const sharedText = sharedTranslator(i18n);

  const bus = createBus(logger);
  const overlays = createOverlays();
  const flags = createFlags(manifest?.flags);
  const edition = createEdition(local, flags);
  const locale = createLocale(local, manifest?.flags.defaultLanguage ?? DEFAULT_LOCALE, i18n, logger);
  const dock = createDock(ports.isNarrow);
  const siteTitle = createCell<string | undefined>(undefined);
  const mobileUrl = createCell(page.location.origin);
  const navigation = createNavigation(page.location, (path) => {
    page.load(path);
  });

  const loginStorage = createLoginStorage(local, ports.ofTab);
  const loginRequest = loginStorage.takeLoginRequest();
  const siteId = manifest?.siteId ?? '';
  const safeSwitch = createSafeSwitch({ storage: local, logger, clock, loadCrypto, askSite });
  const http: Transport = createTransport({
    adapter: ports.adapter,
    safeSwitch,
    decrypted: createDecryptedData({ storage: local, logger, now, loadCrypto, isInUse: safeSwitch.isOn }),
    caller: () => ({ version, siteId, token: session.token(), language: languageCode(locale.current.get()) }),
    now,
    clock,
    logger,
    newId: ports.newId,
    onExpired: (token) => {
      session.expire(token);
    },
    onFailure: createFailureView({ overlays, navigation, t, sharedText }),
  });
  const session: HostSession = createSession({
    http,
    bus,
    storage: loginStorage,
    version,
    page: {
      reloadHome: () => {
        page.load('/');
      },
      reload: () => {
        page.reload();
      },
    },
    afterExpiry: loginRequest !== undefined,
  });
  const signIn = createSignIn(bus, overlays, t);
  const balance = createBalance({
    http,
    bus,
    logger,
    isSignedIn: session.isSignedIn,
    navigation$: navigation.entered$,
    awake$: ports.awake$,
  });
  shareBalanceChanges({ bus, storage: local, newId: ports.newId });
  const stream = createStream({
    origin: page.location.origin,
    siteId,
    language: () => languageCode(locale.current.get()),
    logger,
    openSocket: ports.openSocket,
  });

  const forgetAnswers = () => {
    http.clearCache();
  };
  session.isSignedIn.subscribe(forgetAnswers);
  locale.current.subscribe(forgetAnswers);

  let asking: Promise<boolean> | undefined;

  /** Fetches the site configuration, one request at a time. A page without a manifest belongs to no site. */
  function askSite(): Promise<boolean> {
    if (!manifest) return Promise.resolve(false);
    asking ??= readSite().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function readSite(): Promise<boolean> {
    const result = await http.send(preInfoCall, { device: ports.describeDevice() }, { onError: 'silent' });
    if (!result.ok) return false;
    safeSwitch.applySite(result.data.siteBaseConfig);
    flags.applySite(result.data.siteBaseConfig);
    siteTitle.set(result.data.siteBaseConfig.title);
    mobileUrl.set(result.data.siteBaseConfig.h5DomainUrl || page.location.origin);
    return true;
  }

  return {
    root: {
      session,
      balance,
      http,
      stream,
      navigation,
      bus,
      edition: edition.current,
      locale: locale.current,
      overlays,
      dock,
      clock,
      flags,
      logger,
      storageOf: (remote) => createNamespacedStorage(local, remote),
    },
    session,
    signIn,
    http,
    bus,
    stream,
    balance,
    claimable: createCell(0),
    menuOrder: createMenuOrder(http),
    clock,
    overlays,
    navigation,
    progress: createProgress(),
    scroll: createScrollMemory(ports.ofTab),
    title: createTitle(page.document),
    dock,
    isPhone: ports.isPhone,
    edition,
    locale,
    flags,
    storage: local,
    logger,
    i18n,
    version,
    siteTitle,
    mobileUrl,
    isConfigured: manifest !== undefined,
    brandIn: (language) => ({ name: manifest?.brand.name[language] ?? t('brand.name'), latin: manifest?.brand.latin ?? t('brand.latin') }),
    brandMark: manifest?.brand.mark,
    hero: manifest?.hero,
    contactService() {
      void openOnlineService({ http, overlays, t, openTab: page.openTab });
    },
    start() {
      openRequestedLogin(loginRequest, signIn, () => {
        overlays.toast(sharedText('stock_message.login_again'), 'warning');
      });
      session.restore();
      openRegisterWhenAsked({
        search: page.location.search,
        pageAgeMs: ports.pageAgeMs(),
        isSignedIn: session.isSignedIn.get,
        open: signIn.openRegister,
      });
      void askSite();
    },
  };
}

/** Opens sign-in if the page requested it before this reload. */
function openRequestedLogin(loginRequest: OpenLoginReason | undefined, signIn: SignInControl, showExpired: () => void): void {
  if (loginRequest === undefined) return;
  if (loginRequest === 'expired') showExpired();
  signIn.open();
}
