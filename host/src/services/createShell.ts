import type { Bus } from '@site/shared/contract/events';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { DeploymentManifest, HeroTexts } from '@site/shared/contract/deploymentManifest';
import type { Locale, Logger } from '@site/shared/contract/services';
import { DEFAULT_LOCALE, languageCode, type PackageI18n } from '@site/shared/i18n';
import { createNamespacedStorage, type SafeStorage } from '@site/shared/storage';
import { preInfoCall } from '@site/shared/wire/site';
import type { RootServices } from '../composition/scopedServices';
import { createEdition, type EditionControl } from '../edition/createEdition';
import { createLocale, type LocaleControl } from '../edition/createLocale';
import { createBus } from '../events/createBus';
import { sharedTranslator, translator, type HostTranslate } from '../i18n';
import { createOverlays, type Overlays } from '../overlays/createOverlays';
import { createNavigation, type HostNavigation } from '../routing/createNavigation';
import { createProgress, type Progress } from '../routing/createProgress';
import { createTitle, type TitleControl } from '../routing/createTitle';
import { createSession, type HostSession } from '../session/createSession';
import { createSignIn, type SignInControl } from '../session/createSignIn';
import { openRegisterWhenAsked } from '../session/registerPopup';
import { createLoginStorage, type OpenLoginReason } from '../session/loginStorage';
import { createTransport, type Transport } from '../transport/createTransport';
import { createDecryptedData } from '../transport/decryptedData';
import { createSafeSwitch, type LoadCrypto } from '../transport/safeSwitch';
import type { SendRaw } from '../transport/sendRaw';
import { createServerClock } from '../transport/serverClock';
import { tellFailure } from '../transport/tellFailure';
import { createBalance } from './createBalance';
import { createDock, type HostDock } from './createDock';
import { createFlags, type HostFlags } from './createFlags';
import { createStream } from './createStream';
import { openOnlineService } from './openOnlineService';

/** The name in the brand slot. */
export interface Brand {
  readonly name: string;
  readonly latin: string;
}

/** Everything the shell consists of besides what is drawn. One per page. */
export interface Shell {
  /** What each remote gets its instance of. */
  readonly root: RootServices;
  readonly session: HostSession;
  readonly signIn: SignInControl;
  readonly http: Transport;
  readonly bus: Bus;
  readonly overlays: Overlays;
  readonly navigation: HostNavigation;
  readonly progress: Progress;
  readonly title: TitleControl;
  readonly dock: HostDock;
  readonly edition: EditionControl;
  readonly locale: LocaleControl;
  readonly flags: HostFlags;
  readonly storage: SafeStorage;
  readonly logger: Logger;
  readonly t: HostTranslate;
  /** Of the client, as calls carry it. */
  readonly version: string;
  /** Title of the site, as its configuration names it; `undefined` until known. */
  readonly siteTitle: Readable<string | undefined>;
  /** Where phones open the site: as its configuration says, and this address until that is known or where it names none. */
  readonly mobileUrl: Readable<string>;
  /** Whether there is a deployment to compose the site from. */
  readonly isConfigured: boolean;
  /** The brand in a language. */
  brandIn(locale: Locale): Brand;
  /** The mark of the themed build as an image; `undefined` for the mark of the house. */
  readonly brandMark: string | undefined;
  /** What the first slide of home says; `undefined` for the host's own words. */
  readonly hero: HeroTexts | undefined;
  contactService(): void;
  /** Takes up the session and asks for the configuration of the site. Called once, when the texts are there. */
  start(): void;
}

/** What the shell stands on: the browser, or a test. */
export interface ShellPorts {
  readonly manifest: DeploymentManifest | undefined;
  readonly i18n: PackageI18n;
  readonly sendRaw: SendRaw;
  readonly loadCrypto: LoadCrypto;
  readonly logger: Logger;
  readonly local: SafeStorage;
  readonly ofTab: SafeStorage;
  /** Version of the client. */
  readonly version: string;
  /** The device's clock, in milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly openSocket: (url: string) => WebSocket;
  readonly describeDevice: () => Record<string, unknown>;
  readonly page: {
    readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>;
    readonly document: Pick<Document, 'title'>;
    /** Loads an address anew, also the present one. */
    load(path: string): void;
    reload(): void;
    openTab(url: string): void;
  };
}

/** Builds the services of the page. Nothing is sent before `start`. */
export function createShell(ports: ShellPorts): Shell {
  const { manifest, i18n, logger, local, version, now, page, loadCrypto } = ports;
  const t = translator(i18n);
  const sharedText = sharedTranslator(i18n);

  const bus = createBus(logger);
  const overlays = createOverlays();
  const flags = createFlags(manifest?.flags);
  const edition = createEdition(local, flags);
  const locale = createLocale(local, manifest?.flags.defaultLanguage ?? DEFAULT_LOCALE, i18n, logger);
  const clock = createServerClock(now);
  const dock = createDock();
  const siteTitle = createCell<string | undefined>(undefined);
  const mobileUrl = createCell(page.location.origin);
  const navigation = createNavigation(page.location, (path) => {
    page.load(path);
  });

  const loginStorage = createLoginStorage(local, ports.ofTab);
  const wish = loginStorage.takeLoginWish();
  const siteId = manifest?.siteId ?? '';
  const safeSwitch = createSafeSwitch({ sendRaw: ports.sendRaw, storage: local, logger, loadCrypto, askSite });
  const http: Transport = createTransport({
    sendRaw: safeSwitch.sendRaw,
    decrypted: createDecryptedData({ storage: local, logger, now, loadCrypto, isInUse: safeSwitch.isOn }),
    caller: () => ({ version, siteId, token: session.token(), language: languageCode(locale.current.get()) }),
    now,
    clock,
    logger,
    newId: ports.newId,
    onExpired: (token) => {
      session.expire(token);
    },
    onFailure: (failure, reaction, call) => {
      tellFailure(failure, reaction, call, { overlays, navigation, t, sharedText });
    },
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
    afterExpiry: wish !== undefined,
  });
  const signIn = createSignIn(bus, overlays, t);
  const balance = createBalance({ http, bus, logger, isSignedIn: session.isSignedIn });
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

  /** One question at a time. A page without a deployment belongs to no site. */
  function askSite(): Promise<boolean> {
    if (!manifest) return Promise.resolve(false);
    asking ??= readSite().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function readSite(): Promise<boolean> {
    const result = await http.send(preInfoCall, { device: ports.describeDevice() }, { failures: 'quiet' });
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
    overlays,
    navigation,
    progress: createProgress(),
    title: createTitle(page.document),
    dock,
    edition,
    locale,
    flags,
    storage: local,
    logger,
    t,
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
      fulfilWish(wish, signIn, () => {
        overlays.toast(sharedText('stock_message.login_again'), 'warning');
      });
      session.restore();
      openRegisterWhenAsked(page.location.search, session.isSignedIn.get, signIn.openRegister);
      void askSite();
    },
  };
}

/** What going home by loading the page anew has left to do. */
function fulfilWish(wish: OpenLoginReason | undefined, signIn: SignInControl, sayExpired: () => void): void {
  if (wish === undefined) return;
  if (wish === 'expired') sayExpired();
  signIn.open();
}
