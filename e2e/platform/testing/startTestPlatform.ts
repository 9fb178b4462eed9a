import { createHash, randomUUID } from 'node:crypto';
import type { Call } from '@site/shared/wire/call';
import { envelopeSchema, HEADERS, type Envelope } from '@site/shared/wire/envelope';
import { loginCall } from '@site/shared/wire/user';
import type { ControlledClock, CreateSportsbook, Db } from '../kernel';
import { createClock } from '../kernel';
import { startPlatform, type Platform } from '../startPlatform';
import { createFakeSportsbook } from './fakeSportsbook';
import { openTestDatabase } from './openTestDatabase';

export interface CallExtras {
  readonly token?: string;
  readonly key?: string;
  /** Instead of, or beside, the usual ones; an empty text leaves one out. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestPlatform {
  readonly platform: Platform;
  /** Past the platform, straight at its database. */
  readonly db: Db;
  readonly clock: ControlledClock;
  /** Sends like the client would and answers the whole envelope. */
  send<Request>(call: Call<Request, unknown>, body: Request, extras?: CallExtras): Promise<Envelope>;
  signIn(name: string, password: string): Promise<string>;
  sandbox(path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** A whole platform on a database and a port of its own, where nothing happens by itself. */
export async function startTestPlatform(createSportsbook: CreateSportsbook = createFakeSportsbook()): Promise<TestPlatform> {
  const database = await openTestDatabase();
  const clock = createClock();
  const platform = await startPlatform({
    database: { at: 'url', url: database.url },
    createSportsbook,
    port: 0,
    clock,
    runsByItself: false,
  });

  const send: TestPlatform['send'] = async (call, body, extras) => {
    const response = await sendRaw(platform.url, call.path, JSON.stringify(body), extras);
    return envelopeSchema.parse(await response.json());
  };
  return {
    platform,
    db: database.db,
    clock,
    send,
    async signIn(name, password) {
      const { data } = await send(loginCall, aLogin(name, password));
      if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string') return data.token;
      throw new Error(`${name} could not sign in`);
    },
    async sandbox(path, body) {
      const method =
        body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const response = await fetch(`${platform.url}/sandbox/${path}`, method);
      return (await response.json()) as unknown;
    },
    async stop() {
      await platform.stop();
      await database.close();
    },
  };
}

export function sendRaw(url: string, path: string, body: string, { token, key, headers = {} }: CallExtras = {}): Promise<Response> {
  const all: Record<string, string> = {
    'content-type': 'application/json',
    [HEADERS.clientType]: 'web',
    [HEADERS.version]: '1.0.0',
    [HEADERS.siteId]: '1',
    [HEADERS.requestId]: randomUUID(),
    ...(token === undefined ? {} : { [HEADERS.token]: token }),
    ...(key === undefined ? {} : { [HEADERS.idempotencyKey]: key }),
    ...headers,
  };
  const present = Object.entries(all).filter(([, value]) => value !== '');
  return fetch(`${url}${path}`, { method: 'POST', body, headers: Object.fromEntries(present) });
}

export function aLogin(name: string, password: string) {
  return {
    isAgent: false as const,
    name,
    password: createHash('md5').update(password).digest('hex'),
    kaptchcate: '' as const,
    codeId: '',
    code: '',
    version: '1.0.0',
  };
}
