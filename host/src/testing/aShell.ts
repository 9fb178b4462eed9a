import { NEVER } from 'rxjs';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { PackageI18n } from '@site/shared/i18n';
import * as crypto from '@site/shared/crypto';
import { createStorage, LOCAL_ENTRIES } from '@site/shared/storage';
import { sponsorContentCall } from '@site/shared/wire/advertising';
import { balanceCall } from '@site/shared/wire/balance';
import { recentWinsCall, todayCall } from '@site/shared/wire/home';
import { loginCall, logoutCall } from '@site/shared/wire/login';
import { memberCountsCall } from '@site/shared/wire/memberCounts';
import { memberInfoCall } from '@site/shared/wire/user';
import { navigationListCall, noticeListCall, onlineServiceCall, preInfoCall } from '@site/shared/wire/site';
import { aManifest } from '../composition/testing/builders';
import { createHostI18n } from '../createHostI18n';
import { createShell, type Shell } from '../createShell';
import { createLogger, type LogEntry } from '../services/createLogger';
import { createServerClock } from '../transport/serverClock';
import { aNetwork, type NetworkAnswer, type SentRequest } from '../transport/testing/aNetwork';

/** Answer of the platform in its envelope. */
export interface AnEnvelope {
  readonly status_code: number;
  readonly data?: unknown;
  readonly message?: string | null;
}

type Answer = AnEnvelope | NetworkAnswer | ((request: SentRequest) => AnEnvelope | NetworkAnswer | Promise<AnEnvelope | NetworkAnswer>);

export interface ShellOptions {
  readonly manifest?: DeploymentManifest | undefined;
  /** Answers by path. Other paths are answered like on the demo platform. */
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly path?: string;
  /** Query of the address, with its question mark. */
  readonly search?: string;
  readonly now?: () => number;
  /** Milliseconds since the page was opened. Default: 0. */
  readonly pageAgeMs?: number;
  readonly isNarrow?: Readable<boolean>;
  readonly isPhone?: Readable<boolean>;
}

export interface TestShell {
  readonly shell: Shell;
  readonly i18n: PackageI18n;
  readonly requests: readonly SentRequest[];
  requestsTo(call: { readonly path: string }): readonly SentRequest[];
  /** Sets the answer to a call from now on. */
  answer(call: { readonly path: string }, answer: Answer): void;
  readonly logged: readonly LogEntry[];
  readonly page: {
    readonly load: jest.Mock;
    readonly reload: jest.Mock;
    readonly openTab: jest.Mock;
    readonly document: { readonly title: string };
  };
}

export const TOKEN = 'token-of-player1';

export function success(data: unknown): AnEnvelope {
  return { status_code: 6000, data, message: '成功' };
}

export function refusal(code: number, message = '', data: unknown = null): AnEnvelope {
  return { status_code: code, data, message };
}

export function answered(body: unknown, status = 200): NetworkAnswer {
  return { kind: 'answered', status, text: typeof body === 'string' ? body : JSON.stringify(body) };
}

export function aMemberInfo(overrides: object = {}) {
  return {
    userId: '10001',
    name: 'player1',
    bindPhone: true,
    bindRealName: true,
    phone: '138****1111',
    email: '',
    realName: '*海',
    gender: '',
    birthday: '',
    registerDate: '2024-01-01',
    hasSecondPassword: false,
    vipLevel: 6,
    ...overrides,
  };
}

export function aSite(overrides: object = {}) {
  return {
    ip: '127.0.0.1',
    siteBaseConfig: {
      title: '曜界',
      h5DomainUrl: 'https://m.example',
      editionSwitch: '1',
      innerGame: '1',
      depositGuide: '1',
      safeSwitch: '0',
      usdCny: '7.1000',
      ...overrides,
    },
  };
}

const DEMO: Readonly<Record<string, AnEnvelope>> = {
  [preInfoCall.path]: success(aSite()),
  [loginCall.path]: success({ token: TOKEN, userId: '10001' }),
  [logoutCall.path]: success({}),
  [memberInfoCall.path]: success(aMemberInfo()),
  [memberCountsCall.path]: success({ letters: 0, answers: 0, orders: 0, bets: 0, gifts: 0, rebates: 0 }),
  [balanceCall.path]: success({ balance: '1000.00', lockMoney: '0.00', asOf: 1 }),
  [recentWinsCall.path]: success({ list: [] }),
  [todayCall.path]: success({ net: '0.00', openBets: 0, openRisk: '0.00' }),
  [noticeListCall.path]: success({ total: 1, list: [{ id: '1', title: '谨防诈骗', content: '存款渠道仅以官方网站为准' }] }),
  [onlineServiceCall.path]: success({ url: 'https://service.example/chat' }),
  [navigationListCall.path]: success({ list: [] }),
  [sponsorContentCall.path]: success({ list: [] }),
};

/**
 * Creates a shell on a platform in memory. The storage persists, so that a second shell is the same device after a
 * reload.
 */
export async function aShell(options: ShellOptions = {}): Promise<TestShell> {
  const { path = '/', search = '', now = Date.now, isNarrow = createCell(false), isPhone = createCell(false) } = options;
  const answers = new Map<string, Answer>(Object.entries({ ...DEMO, ...options.answers }));
  const requests: SentRequest[] = [];
  const logged: LogEntry[] = [];
  const page = { load: jest.fn(), reload: jest.fn(), openTab: jest.fn(), document: { title: '' } };
  const i18n = createHostI18n();
  const local = createStorage(() => window.localStorage, window);
  // Simulate a device that has visited the site, so that its first calls do not wait for the pre-info.
  if (local.read(LOCAL_ENTRIES.safeSwitch) === undefined) local.write(LOCAL_ENTRIES.safeSwitch, false);
  let ids = 0;

  const shell = createShell({
    manifest: 'manifest' in options ? options.manifest : aManifest(),
    i18n,
    now,
    clock: createServerClock(now),
    logger: createLogger((entry) => logged.push(entry), now),
    local,
    ofTab: createStorage(() => window.sessionStorage, window),
    version: '1.0.0',
    pageAgeMs: () => options.pageAgeMs ?? 0,
    newId: () => `request-${String((ids += 1))}`,
    openSocket: () => {
      throw new Error('no sockets here');
    },
    loadCrypto: () => Promise.resolve(crypto),
    describeDevice: () => ({}),
    isNarrow,
    isPhone,
    awake$: NEVER,
    page: { ...page, location: { origin: 'https://site.example', pathname: path, search } },
    adapter: aNetwork(async (request) => {
      requests.push(request);
      const answer = answers.get(request.path);
      if (!answer) throw loudly(new Error(`the test has no answer for ${request.path}`));
      const given = typeof answer === 'function' ? await answer(request) : answer;
      return 'kind' in given ? given : answered(given);
    }),
  });
  await i18n.use(shell.locale.current.get());

  return {
    shell,
    i18n,
    requests,
    requestsTo: (call) => requests.filter((request) => request.path === call.path),
    answer: (call, answer) => {
      answers.set(call.path, answer);
    },
    logged,
    page,
  };
}

/** Fails the running test, because the transport treats an error of the network as a broken connection. */
function loudly(error: Error): Error {
  setImmediate(() => {
    throw error;
  });
  return error;
}

/** Flushes pending promises. A call passes through about thirty. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) await Promise.resolve();
}

export function clearDevice(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}
