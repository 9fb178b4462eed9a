import { createServer, type Server } from 'node:net';
import type { Cashier } from './kit/operator';
import { createFakeLog } from './kit/testing/createFakeLog';
import { DEMO_VENUES } from './startDemoVenues';

/** Port that differs between concurrent runs and stays away from the ports of suites. */
const PLATFORM_PORT = 13_000 + (process.pid % 100) * 10;
const CARDS_PORT = PLATFORM_PORT + 6;

const running: { stop(): Promise<void> }[] = [];
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((venues) => venues.stop()));
  await Promise.all(servers.splice(0).map(close));
});

const NO_ORDERS: Cashier = { find: () => Promise.resolve(null), pay: () => Promise.resolve(null) };

it('a venue whose port is taken, and one that waits for the wallet, hold up no other, and return by themselves', async () => {
  const { log, lines } = createFakeLog();
  const other = await occupy(CARDS_PORT);

  // No server listens on the platform's port, so no wallet answers.
  const venues = await DEMO_VENUES.start({
    walletUrl: `http://127.0.0.1:${String(PLATFORM_PORT)}`,
    walletKeyOf: () => 'a key of the provider',
    cashier: NO_ORDERS,
    port: PLATFORM_PORT,
    hostOrigins: [],
    secret: 'a secret of the venue that nobody knows',
    log,
    slowStartMs: 1_000,
  });
  running.push(venues);
  const up = () =>
    Object.fromEntries(['JGDZ', 'HTZR', 'QYQP', 'G1CP', 'ZYDJ', 'SHBY', 'CRTY'].map((enName) => [enName, venues.isUp(enName)]));

  const rest = { JGDZ: true, HTZR: true, QYQP: false, G1CP: true, ZYDJ: false, SHBY: true, CRTY: true };
  while (JSON.stringify(up()) !== JSON.stringify(rest)) await pause();

  expect(reasonsOf(lines, 'QYQP')).toContainEqual(expect.stringContaining('EADDRINUSE: address already in use'));
  expect(reasonsOf(lines, 'ZYDJ')).toEqual(['it has not started within 1 s']);
  expect(lines).toContainEqual([
    'venue-retrying',
    expect.objectContaining({ what: 'open rounds', reason: expect.stringContaining('ECONNREFUSED') as string }),
  ]);

  await close(other);
  while (!venues.isUp('QYQP')) await pause();
  expect((await fetch(`${venues.originOf('QYQP')}/check`)).status).toBe(200);
  expect(venues.originOf('QYQP')).toBe(`http://localhost:${String(CARDS_PORT)}`);

  const before = lines.length;
  await venues.stop();
  running.length = 0;
  await expect(fetch(`${venues.url}/service`)).rejects.toThrow('fetch failed');
  expect(lines.slice(before)).toEqual([]);
});

function reasonsOf(lines: readonly [string, unknown][], venue: string): readonly unknown[] {
  const down = lines
    .filter(([event]) => event === 'venue-down')
    .map(([, fields]) => fields as { readonly venue: string; readonly reason: string });
  return down.filter((line) => line.venue === venue).map(({ reason }) => reason);
}

function occupy(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    servers.push(server);
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
