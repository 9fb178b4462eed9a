import { sql } from 'kysely';
import Fastify from 'fastify';
import { preInfoCall } from '@site/shared/wire/site';
import { loginCall } from '@site/shared/wire/login';
import { addSandbox } from './sandbox/sandboxRoutes';
import { listeningPorts } from './testing/listeningPorts';
import { openTestDatabase, type TestDatabase } from './testing/openTestDatabase';
import { runMain, SANDBOX, type RunningMain } from './testing/runMain';
import { aLogin, sendRaw } from './testing/sendRaw';

/** Both kinds of process share the keys, so that a process is refused for its kind and not for its keys. */
const KEYS = { PLATFORM_SECRET: 'the one secret of these processes' };

const OPERATOR_SECRET = 'another secret of thirty-two characters';

const BEARER = { authorization: `Bearer ${OPERATOR_SECRET}` };

let database: TestDatabase;
let production: RunningMain;

beforeAll(async () => {
  database = await openTestDatabase();
  // The sandbox variables must have no effect without the sandbox argument.
  production = await runMain(database.url, [], {
    ...{ ...KEYS, SANDBOX_PORT: '0', SANDBOX_SECRET: 'a secret of thirty-two characters' },
    ...{ OPERATOR_PORT: '0', OPERATOR_SECRET },
  });
});
afterAll(async () => {
  production.kill();
  await production.ended;
  await database.close();
});

describe('a production platform', () => {
  it('answers none of the commands of the sandbox, at any of its ports', async () => {
    const commands = await sandboxCommands();
    expect(commands.length).toBeGreaterThan(30);
    const ports = listeningPorts(production.pid);
    const { url: ownUrl, metricsUrl, operatorUrl } = production;
    expect([...ports].sort()).toEqual([ownUrl, metricsUrl, String(operatorUrl)].map((url) => Number(new URL(url).port)).sort());

    const answers = await Promise.all(commands.map(({ method, url }) => ask(method, url)));
    const ofOperations = commands.map(({ method, url }) => fetch(`${production.metricsUrl}${url}`, { method }));
    expect((await Promise.all(ofOperations)).map(({ status }) => status)).toEqual(commands.map(() => 404));
    const ofOperator = commands.map(({ method, url }) => fetch(`${String(operatorUrl)}${url}`, { method, headers: BEARER }));
    expect((await Promise.all(ofOperator)).map(({ status }) => status)).toEqual(commands.map(() => 404));

    const notFound = { status_code: 6004, data: null, message: expect.any(String) as string };
    expect(answers).toEqual(commands.map(() => ({ status: 404, body: notFound })));
    expect(await ask('GET', '/nothing/at/all')).toEqual({ status: 404, body: notFound });
    expect(production.sandboxUrl).toBeNull();
  });

  it('obeys its operator’s people by their secret alone, and no page', async () => {
    const desk = `${String(production.operatorUrl)}/operator/desk`;
    const statusOf = async (headers: Record<string, string>) => (await fetch(desk, { headers })).status;

    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: 'Bearer another secret of thirty-two charakters' })).toBe(401);
    expect(await statusOf({ ...BEARER, origin: production.url })).toBe(403);
    expect(await (await fetch(desk, { headers: BEARER })).json()).toMatchObject({ rooms: [], reports: [] });
  });

  it('has no member whose password anyone knows', async () => {
    for (const [name, password] of [
      ['player1', 'player123'],
      ['player2', 'player234'],
      ['unbound1', 'unbound123'],
    ] as const) {
      const response = await sendRaw(production.url, loginCall.path, JSON.stringify(aLogin(name, password)));
      expect(await response.json()).toMatchObject({ data: null });
    }
    expect(await rowsOf('member')).toBe(0);
  });

  it('has no demo payee, match or room, and pays nothing by itself', async () => {
    expect(await rowsOf('payment_type')).toBe(0);
    expect(await rowsOf('sb_match')).toBe(0);
    expect(await rowsOf('chat_room')).toBe(0);
    expect(await rowsOf('site_setting')).toBe(0);
  });

  it('does everything else', async () => {
    const response = await sendRaw(production.url, preInfoCall.path, '{}');
    expect(await response.json()).toMatchObject({ status_code: 6000 });
  });

  it('is not made a sandbox by its database, nor emptied by one', async () => {
    await expect(runMain(database.url, SANDBOX, KEYS)).rejects.toThrow('belongs to a production platform');
  });

  it('does not start with the members of a sandbox, nor with an option it does not know', async () => {
    await sql`update platform_kind set kind = 'sandbox'`.execute(database.db);
    try {
      await expect(runMain(database.url, [], KEYS)).rejects.toThrow('belongs to a sandbox platform');
      await expect(runMain(database.url, ['--sandox'])).rejects.toThrow("Unknown option '--sandox'");
    } finally {
      await sql`update platform_kind set kind = 'production'`.execute(database.db);
    }
  });
});

async function sandboxCommands(): Promise<readonly { readonly method: string; readonly url: string }[]> {
  const server = Fastify();
  const commands: { method: string; url: string }[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') commands.push({ method: each, url: url.replace(/:\w+/g, 'player1') });
  });
  addSandbox(server, {} as Parameters<typeof addSandbox>[1]);
  await server.ready();
  return commands;
}

async function ask(method: string, path: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const content = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
  const response = await fetch(`${production.url}${path}`, { method, ...content });
  return { status: response.status, body: await response.json() };
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql`select from ${sql.table(table)}`.execute(database.db);
  return rows.length;
}
