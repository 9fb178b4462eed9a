import { createServer, type AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { venuesCall } from '@site/shared/wire/games';
import { preInfoCall } from '@site/shared/wire/site';
import type { MemberTables } from './members/tables';
import type { Platform, PlatformOptions } from './platformOptions';
import { startPlatform } from './startPlatform';
import { createFakeSportsbook } from './testing/fakeSportsbook';
import { openTestDatabase, type TestDatabase } from './testing/openTestDatabase';
import { sendRaw } from './testing/sendRaw';
import { TEST_GAMES } from './venues/testing/games';

let database: TestDatabase;
const running: Platform[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((platform) => platform.stop()));
  await database.close();
});

describe('the platform', () => {
  it('is seeded once, though two processes start on one empty database', async () => {
    await Promise.all([start(), start()]);

    expect(await namesOfMembers()).toEqual(['player1', 'player2', 'unbound1']);
  });

  it('keeps what happened over a restart', async () => {
    const before = await start();
    await fetch(`${String(before.sandboxUrl)}/sandbox/member/player1/balance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"central":"12.34"}',
    });
    await before.stop();
    running.length = 0;

    const after = await start();

    expect(await (await fetch(`${String(after.sandboxUrl)}/sandbox/member/player1`)).json()).toMatchObject({ balance: '12.34' });
  });

  it('does not answer once it has stopped, and stops while a socket is open', async () => {
    const platform = await start();
    const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/stream/api/v1/chat?clientType=web&siteId=1`);
    await new Promise((resolve) => {
      socket.onopen = resolve;
    });

    await platform.stop();
    running.length = 0;

    await expect(sendRaw(platform.url, preInfoCall.path, '{}')).rejects.toThrow('fetch failed');
  });
});

describe('while a venue does not start', () => {
  it('the platform, its sandbox and its metrics answer, and the rest of the site is open', async () => {
    const [sandboxPort, metricsPort] = [await freePort(), await freePort()];
    const answers: number[] = [];
    const platform = await start({
      sandbox: { port: sandboxPort },
      metrics: { port: metricsPort },
      games: TEST_GAMES,
      gameServers: {
        providers: [{ id: 'JGDZ', enNames: ['JGDZ'] }],
        async start({ walletUrl }) {
          const urls = [
            `${walletUrl}/healthz`,
            `http://127.0.0.1:${sandboxPort}/sandbox/health`,
            `http://127.0.0.1:${metricsPort}/metrics`,
          ];
          for (const url of urls) answers.push((await fetch(url)).status);
          return {
            url: 'http://venue.test',
            originOf: () => 'http://venue.test',
            isUp: (enName) => enName !== 'JGDZ',
            stop: () => Promise.resolve(),
          };
        },
      },
    });

    expect(answers).toEqual([200, 200, 200]);
    const response = await sendRaw(platform.url, venuesCall.path, '{}');
    const { data } = (await response.json()) as { readonly data: { readonly list: readonly { enName: string; state: string }[] } };
    const states = Object.fromEntries(data.list.map(({ enName, state }) => [enName, state]));
    expect(states).toMatchObject({ CRTY: 'open', JGDZ: 'maintenance', WXDZ: 'open' });
  });
});

async function start(options: Partial<PlatformOptions> = {}): Promise<Platform> {
  const platform = await startPlatform({
    database: { status: 'url', url: database.url },
    createSportsbook: createFakeSportsbook(),
    port: 0,
    sandbox: { port: 0 },
    secret: 'the one secret of these processes',
    ...options,
  });
  running.push(platform);
  return platform;
}

async function namesOfMembers(): Promise<readonly string[]> {
  const rows = await database.db.withTables<MemberTables>().selectFrom('member').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
