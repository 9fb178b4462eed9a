import type { Bus, BusEventName } from '@site/shared/contract/events';
import type { CallFailure, HttpService } from '@site/shared/contract/http';
import { createCell, mapReadable, type Cell } from '@site/shared/contract/readable';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { NavigationService, RouteLocation } from '@site/shared/contract/routes';
import type { Balance, DockTab, Edition, Flags, HostServices, Locale, Logger, Member, StreamService } from '@site/shared/contract/services';
import { md5Hash } from '@site/shared/crypto';
import { fenFromWire } from '@site/shared/money';
import { createNamespacedStorage, createStorage } from '@site/shared/storage';
import { balanceCall } from '@site/shared/wire/balance';
import { preInfoCall } from '@site/shared/wire/site';
import { loginCall } from '@site/shared/wire/login';
import { memberInfoCall } from '@site/shared/wire/user';
import { createSampleHttp, createSampleStream } from './sampleServices';
import type { Samples } from './samples';
import { createStandaloneHttp } from './standaloneHttp';
import { createStandaloneStream } from './standaloneStream';

/** Account that always exists in the sandbox. */
const DEMO_ACCOUNT = { name: 'player1', password: 'player123' };

const NO_SAMPLES: Samples = { calls: [] };

const FLAGS: Flags = {
  selfSport: true,
  vipNoSave: false,
  innerGame: true,
  hideRealNumber: false,
  withdrawPassword: false,
  depositGuide: true,
  editionSwitch: true,
};

export type AnswerSource = 'asking' | 'platform' | 'samples';

/** Services for one remote alone, and the state behind the bar above it. */
export interface StandaloneHost {
  readonly services: HostServices;
  readonly edition: Cell<Edition>;
  readonly locale: Cell<Locale>;
  readonly location: Cell<RouteLocation>;
  /** Log of what the host would have shown or done, newest last. */
  readonly notices: Cell<readonly string[]>;
  /** Source of the answers to calls; `asking` until it is known whether a platform is running. */
  readonly source: Cell<AnswerSource>;
  readonly unanswered: Cell<readonly string[]>;
  /** Checks whether a platform is running. If none is, samples answer the calls and the sample member is signed in. */
  askPlatform(): Promise<void>;
  /** Signs in the demo member, through the platform or the samples. */
  signIn(): Promise<void>;
  signOut(): void;
}

export interface StandaloneHostPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly confirm: (message: string) => boolean;
  readonly origin: string;
  /** Answers for use without a platform. Without them a platform is required. */
  readonly samples?: Samples;
}

/**
 * Creates a minimal fake host. Session, balance, calls and streams use the platform through the development server, or
 * samples if no platform answers. Overlays, navigation, bus and dock only log their calls.
 */
export function createStandaloneHost(remote: RemoteId, { fetch, confirm, origin, samples }: StandaloneHostPorts): StandaloneHost {
  const token = createCell('');
  const member = createCell<Member | undefined>(undefined);
  const current = createCell<Balance | undefined>(undefined);
  const edition = createCell<Edition>('classic');
  const locale = createCell<Locale>('zh-CN');
  const openTab = createCell<DockTab | undefined>(undefined);
  const location = createCell<RouteLocation>({ name: 'home', path: '/', params: {}, query: {} });
  const notices = createCell<readonly string[]>([]);
  const note = (notice: string) => {
    notices.set([...notices.get(), notice]);
  };

  const source = createCell<AnswerSource>(samples === undefined ? 'platform' : 'asking');
  const unanswered = createCell<readonly string[]>([]);

  const onFailure = (failure: CallFailure): void => {
    note(`call failed: ${JSON.stringify(failure)}`);
  };
  const platformHttp = createStandaloneHttp({ fetch, token: () => token.get(), language: () => locale.get().toLowerCase(), onFailure });
  const platformStream = createStandaloneStream(origin);
  const sampleHttp = createSampleHttp(samples ?? NO_SAMPLES, {
    onFailure,
    onUnanswered: (path) => {
      if (!unanswered.get().includes(path)) unanswered.set([...unanswered.get(), path]);
    },
  });
  const sampleStream = createSampleStream(samples ?? NO_SAMPLES);
  const http: HttpService = { send: (...sent) => (source.get() === 'platform' ? platformHttp : sampleHttp).send(...sent) };
  const stream: StreamService = {
    connect: (...asked) => (source.get() === 'platform' ? platformStream : sampleStream).connect(...asked),
  };

  const refresh = async () => {
    if (token.get() === '') return;
    const result = await http.send(balanceCall, { withLockMoney: true });
    if (!result.ok) return;
    const { balance, lockMoney, asOf } = result.data;
    current.set({ central: fenFromWire(balance), locked: fenFromWire(lockMoney), asOf });
  };
  const bus = createBus((name, event) => {
    note(`bus: ${name} ${JSON.stringify(event)}`);
    if (name === 'balance/changed') void refresh();
  });

  const signIn = async (): Promise<void> => {
    const login = { isAgent: false, kaptchcate: '', codeId: '', code: '', version: '0.0.0' } as const;
    const result = await http.send(loginCall, { ...login, name: DEMO_ACCOUNT.name, password: md5Hash(DEMO_ACCOUNT.password) });
    if (!result.ok) return;
    token.set(result.data.token);
    const info = await http.send(memberInfoCall, { isPop: false });
    if (info.ok) {
      const { userId, name, vipLevel, bindPhone, bindRealName } = info.data;
      member.set({ userId, name, vipLevel, hasBoundPhone: bindPhone, hasBoundRealName: bindRealName });
    }
    await refresh();
  };
  const signOut = (): void => {
    token.set('');
    member.set(undefined);
    current.set(undefined);
  };
  const askPlatform = async (): Promise<void> => {
    source.set('asking');
    signOut();
    const answer = await platformHttp.send(preInfoCall, {}, { onError: 'silent' });
    const isThere = answer.ok || answer.failure.kind !== 'unreachable';
    if (!isThere) await signIn();
    source.set(isThere ? 'platform' : 'samples');
  };

  return {
    edition,
    locale,
    location,
    notices,
    source,
    unanswered,
    askPlatform,
    signIn,
    signOut,
    services: {
      session: {
        member,
        isSignedIn: mapReadable(token, (value) => value !== ''),
        requireLogin() {
          if (token.get() !== '') return true;
          note('the host would ask to log in');
          return false;
        },
        rememberedPassword: { isStored: () => false, forget: () => undefined },
      },
      balance: { current, isRefreshing: createCell(false), refresh },
      http,
      stream,
      navigation: createNavigation(location, note),
      bus,
      edition,
      locale,
      overlays: {
        toast: (message, tone = 'info') => {
          note(`toast (${tone}): ${message}`);
        },
        dialog: ({ message }) => Promise.resolve(confirm(message) ? 'confirmed' : 'cancelled'),
        loading(options = {}) {
          note(`loading ${typeof options === 'string' ? options : (options.message ?? '')}`);
          return () => {
            note('loading ended');
          };
        },
      },
      dock: {
        openTab,
        show: (tab) => {
          openTab.set(tab);
        },
        hide: () => {
          openTab.set(undefined);
        },
        setCount: (tab, count) => {
          note(`dock: ${tab} ${String(count)}`);
        },
      },
      clock: { now: () => Date.now() },
      storage: createNamespacedStorage(
        createStorage(() => window.localStorage, window),
        remote,
      ),
      flags: createCell(FLAGS),
      logger: createLogger(note),
    },
  };
}

function createBus(onEmit: (name: BusEventName, event: unknown) => void): Bus {
  const listeners = new Map<BusEventName, Set<(event: never) => void>>();
  return {
    emit(name, event) {
      onEmit(name, event);
      for (const listener of [...(listeners.get(name) ?? [])]) (listener as (event: unknown) => void)(event);
    },
    on(name, listener) {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      return () => ofName.delete(listener);
    },
  };
}

/**
 * Creates a navigation whose addresses contain the screen's name and parameters. The page shows screens of the remote
 * itself.
 */
function createNavigation(location: Cell<RouteLocation>, note: (notice: string) => void): NavigationService {
  const href: NavigationService['href'] = (name, params, query = {}) => {
    const text = new URLSearchParams({ ...query, ...params }).toString();
    return `#/${name}${text === '' ? '' : `?${text}`}`;
  };
  return {
    location,
    href,
    go(name, params, options = {}) {
      note(`navigation: ${href(name, params, options.query)}`);
      location.set({ name, path: href(name, params), params: { ...params }, query: options.query ?? {} });
    },
    goToPath(path) {
      note(`navigation: ${path}`);
    },
    block: () => () => undefined,
  };
}

function createLogger(note: (notice: string) => void): Logger {
  const log =
    (level: string) =>
    (message: string, fields: object = {}) => {
      note(`${level}: ${message} ${JSON.stringify(fields)}`);
    };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}
