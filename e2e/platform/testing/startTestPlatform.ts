import type { Call } from '@site/shared/wire/call';
import { envelopeSchema, type Envelope } from '@site/shared/wire/envelope';
import { loginCall } from '@site/shared/wire/login';
import type { CatalogueGame, ControlledClock, CreateSportsbook, Db, GameServersPlan } from '../kernel';
import { createClock } from '../kernel';
import type { Platform, SeedCopy } from '../platformOptions';
import { startPlatform } from '../startPlatform';
import { createSeedSnapshot } from './createSeedSnapshot';
import { createFakeSportsbook } from './fakeSportsbook';
import { openTestDatabase } from './openTestDatabase';
import { aLogin, sendRaw, type CallExtras } from './sendRaw';

export interface TestPlatform {
  readonly platform: Platform;
  /** Direct access to the database, without the platform. */
  readonly db: Db;
  readonly clock: ControlledClock;
  /** Sends a call as the client does and returns the whole envelope. */
  send<Request>(call: Call<Request, unknown>, body: Request, extras?: CallExtras): Promise<Envelope>;
  signIn(name: string, password: string): Promise<string>;
  sandbox(path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** Origin of the only site whose pages may open the streams. */
export const SITE_ORIGIN = 'http://site.test';

/**
 * Starts a whole platform with its own database and port. Nothing happens automatically, and games run only on request.
 */
export async function startTestPlatform(
  createSportsbook: CreateSportsbook = createFakeSportsbook(),
  games: readonly CatalogueGame[] = [],
  gameServers?: GameServersPlan,
  geetestOrigin = 'http://geetest.test',
  seedCopy: SeedCopy = createSeedSnapshot(),
): Promise<TestPlatform> {
  const database = await openTestDatabase();
  const clock = createClock();
  const platform = await startPlatform({
    database: { status: 'url', url: database.url },
    createSportsbook,
    port: 0,
    sandbox: { port: 0 },
    metrics: { port: 0 },
    clock,
    runsByItself: false,
    games,
    geetestOrigin,
    hostOrigins: [SITE_ORIGIN],
    seedCopy,
    ...(gameServers === undefined ? { venueOrigin: 'http://venue.test' } : { gameServers }),
  });

  const send: TestPlatform['send'] = async (call, body, extras) => {
    const response = await sendRaw(platform.url, call.path, JSON.stringify(body), { method: call.method, ...extras });
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
      const response = await fetch(`${String(platform.sandboxUrl)}/sandbox/${path}`, method);
      return (await response.json()) as unknown;
    },
    async stop() {
      await platform.stop();
      await database.close();
    },
  };
}
