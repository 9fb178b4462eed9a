import { WebSocket } from 'ws';
import { preInfoCall } from '@site/shared/wire/site';
import type { MemberTables } from './members/tables';
import type { Platform } from './platformOptions';
import { startPlatform } from './startPlatform';
import { createFakeSportsbook } from './testing/fakeSportsbook';
import { openTestDatabase, type TestDatabase } from './testing/openTestDatabase';
import { sendRaw } from './testing/sendRaw';

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

async function start(): Promise<Platform> {
  const platform = await startPlatform({
    database: { status: 'url', url: database.url },
    createSportsbook: createFakeSportsbook(),
    port: 0,
    sandbox: { port: 0 },
    secret: 'the one secret of these processes',
  });
  running.push(platform);
  return platform;
}

async function namesOfMembers(): Promise<readonly string[]> {
  const rows = await database.db.withTables<MemberTables>().selectFrom('member').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
