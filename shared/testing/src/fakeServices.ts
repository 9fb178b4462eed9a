import { createCell, type Cell } from '@site/shared/contract/readable';
import type { NavigateOptions, NavigationService, RouteLocation, RouteName } from '@site/shared/contract/routes';
import type { Balance, DockTab, Edition, Flags, HostServices, Locale, LogFields, Member } from '@site/shared/contract/services';
import type { Fen } from '@site/shared/money';
import type { Call } from '@site/shared/wire/call';
import { createFakeBus, type EmittedEvent } from './fakeBus';
import { createFakeHttp, fakeAnswer, type Answer, type FakeAnswer, type SentCall } from './fakeHttp';
import { createFakeOverlays, type ShownDialog, type ShownToast } from './fakeOverlays';
import { createFakeStorage } from './fakeStorage';
import { createFakeStream, type FakeConnection } from './fakeStream';
import { createLiveCount, type LiveCount } from './liveCount';

export interface FakeServicesOptions {
  /** Default: the demo member. Use `null` for a guest. */
  readonly member?: Partial<Member> | null;
  /** Default: 1,000 yuan, nothing locked. Use `null` for a balance that is not loaded yet. */
  readonly balance?: Partial<Balance> | null;
  readonly edition?: Edition;
  readonly locale?: Locale;
  readonly flags?: Partial<Flags>;
  readonly location?: Partial<RouteLocation>;
  readonly answers?: readonly FakeAnswer[];
  /** Server clock. Default: the clock of the test, real or fake. */
  readonly now?: () => number;
}

export interface Navigated {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly options: NavigateOptions;
}

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: LogFields;
}

/** A host in memory: the services of a view, and the controls for a test. */
export interface FakeHost {
  readonly services: HostServices;
  /** Sets the answer of a call: data, `failing(…)`, or a function of the request. */
  answer<Request, Response>(call: Call<Request, Response>, answer: Answer<Request, Response>): void;
  readonly calls: readonly SentCall[];
  callsOf<Request>(call: Call<Request, unknown>): readonly Request[];
  readonly member: Cell<Member | undefined>;
  readonly balance: Cell<Balance | undefined>;
  readonly isRefreshing: Cell<boolean>;
  readonly edition: Cell<Edition>;
  readonly locale: Cell<Locale>;
  readonly flags: Cell<Flags>;
  readonly location: Cell<RouteLocation>;
  readonly openDock: Cell<DockTab | undefined>;
  readonly dockCounts: ReadonlyMap<DockTab, number>;
  readonly balanceRefreshes: number;
  readonly loginPrompts: number;
  readonly emitted: readonly EmittedEvent[];
  readonly toasts: readonly ShownToast[];
  readonly dialogs: readonly ShownDialog[];
  readonly loadings: readonly (string | undefined)[];
  readonly navigated: readonly Navigated[];
  /** Simulates a navigation by the host to another page, such as a link of the header. */
  leave(go: () => void): void;
  readonly logged: readonly LogEntry[];
  readonly connections: readonly FakeConnection[];
  /** Simulates a write by another tab to the view's storage. */
  writeElsewhere(key: string, value: unknown): void;
  /** Number of open subscriptions, listeners, connections, calls and dialogs. An unmounted view must leave 0. */
  readonly liveCount: number;
}

/**
 * Creates all services of the contract in memory, for tests of remotes and of the composition.
 *
 * @example const host = createFakeServices({ answers: [fakeAnswer(preInfoCall, aPreInfo())] }); render(<ServicesContext
 * value={host.services}><View params={{}} /></ServicesContext>);
 */
export function createFakeServices(options: FakeServicesOptions = {}): FakeHost {
  const live = createLiveCount();
  const { http, calls, answer } = createFakeHttp(options.answers ?? [], live);
  const { bus, emitted } = createFakeBus(live);
  const { overlays, toasts, dialogs, loadings } = createFakeOverlays(live);
  const { stream, connections } = createFakeStream(live);
  const { storage, writeElsewhere } = createFakeStorage(live);

  const now = options.now ?? (() => Date.now());
  const member = createCell<Member | undefined>(options.member === null ? undefined : { ...DEMO_MEMBER, ...options.member });
  const isSignedIn = createCell(member.get() !== undefined);
  member.subscribe((current) => {
    isSignedIn.set(current !== undefined);
  });
  const isGuest = options.member === null;
  const balance = createCell<Balance | undefined>(
    options.balance === null || isGuest ? undefined : { central: 100_000 as Fen, locked: 0 as Fen, asOf: now(), ...options.balance },
  );
  const isRefreshing = createCell(false);
  const edition = createCell<Edition>(options.edition ?? 'classic');
  const locale = createCell<Locale>(options.locale ?? 'zh-CN');
  const flags = createCell<Flags>({ ...FLAGS, ...options.flags });
  const openDock = createCell<DockTab | undefined>(undefined);
  const dockCounts = new Map<DockTab, number>();
  const logged: LogEntry[] = [];
  const counters = { balanceRefreshes: 0, loginPrompts: 0 };
  const { navigation, navigated, location, leave } = createFakeNavigation(live, options.location);
  const log =
    (level: LogEntry['level']) =>
    (message: string, fields: LogFields = {}) => {
      logged.push({ level, message, fields });
    };

  const services: HostServices = {
    session: {
      member: live.watch(member),
      isSignedIn: live.watch(isSignedIn),
      requireLogin() {
        if (isSignedIn.get()) return true;
        counters.loginPrompts += 1;
        return false;
      },
      rememberedPassword: { isStored: () => false, forget: () => undefined },
    },
    balance: {
      current: live.watch(balance),
      isRefreshing: live.watch(isRefreshing),
      refresh() {
        counters.balanceRefreshes += 1;
        return Promise.resolve();
      },
    },
    http,
    stream,
    navigation: { ...navigation, location: live.watch(location) },
    bus,
    edition: live.watch(edition),
    locale: live.watch(locale),
    overlays,
    dock: {
      openTab: live.watch(openDock),
      show: (tab) => {
        openDock.set(tab);
      },
      hide: () => {
        openDock.set(undefined);
      },
      setCount: (tab, count) => {
        dockCounts.set(tab, count);
      },
    },
    clock: { now },
    storage,
    flags: live.watch(flags),
    logger: { info: log('info'), warn: log('warn'), error: log('error') },
  };

  return {
    services,
    answer: (call, how) => {
      answer(fakeAnswer(call, how));
    },
    calls,
    callsOf: <Request>(call: Call<Request, unknown>) =>
      calls.filter(({ path }) => path === call.path).map(({ request }) => request as Request),
    member,
    balance,
    isRefreshing,
    edition,
    locale,
    flags,
    location,
    openDock,
    dockCounts,
    get balanceRefreshes() {
      return counters.balanceRefreshes;
    },
    get loginPrompts() {
      return counters.loginPrompts;
    },
    emitted,
    toasts,
    dialogs,
    loadings,
    navigated,
    leave,
    logged,
    connections,
    writeElsewhere,
    get liveCount() {
      return live.total;
    },
  };
}

const DEMO_MEMBER: Member = { userId: '10001', name: 'player1', vipLevel: 1, hasBoundPhone: true, hasBoundRealName: true };

const FLAGS: Flags = {
  selfSport: true,
  vipNoSave: false,
  innerGame: true,
  hideRealNumber: false,
  withdrawPassword: false,
  depositGuide: true,
  editionSwitch: true,
};

function createFakeNavigation(live: LiveCount, start: Partial<RouteLocation> = {}) {
  let blocker: ((proceed: () => void) => void) | undefined;
  const navigated: Navigated[] = [];
  const location = createCell<RouteLocation>({ name: 'home', path: '/', params: {}, query: {}, ...start });
  const href = (name: string, params: Readonly<Record<string, string | undefined>>, query: Readonly<Record<string, string>> = {}) => {
    const text = new URLSearchParams(query).toString();
    return `${['', name, ...Object.values(params)].join('/')}${text ? `?${text}` : ''}`;
  };
  const navigation: NavigationService = {
    location,
    go(name, params, options = {}) {
      navigated.push({ name, params, options });
      const given = Object.fromEntries(Object.entries(params)) as Readonly<Record<string, string>>;
      location.set({ name, path: href(name, params), params: given, query: options.query ?? {} });
    },
    href,
    goToPath(path) {
      navigated.push({ name: `/${path.slice(1)}`, params: {}, options: {} });
    },
    block(onLeave) {
      blocker = onLeave;
      return live.open(() => {
        blocker = undefined;
      });
    },
  };
  const leave = (go: () => void) => {
    if (blocker) blocker(go);
    else go();
  };
  return { navigation, navigated, location, leave };
}
