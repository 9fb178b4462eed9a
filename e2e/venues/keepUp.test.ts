import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepUp, type KeptUp } from './keepUp';
import type { GameServer } from './kit/operator';
import { createFakeLog } from './kit/testing/createFakeLog';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Creates a server that a test can crash. */
function aServer(port = 4181) {
  let crash = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    crash = resolve;
  });
  const stop = jest.fn(() => {
    crash();
    return Promise.resolve();
  });
  const server: GameServer = { url: `http://localhost:${String(port)}`, closed, stop };
  return { server, crash, stop };
}

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

it('is up once its server has started, and stops it', async () => {
  const { log, lines } = createFakeLog();
  const { server, stop } = aServer(5_007);
  const kept = keepUp({ venue: 'JGDZ', port: 0, log, start: () => Promise.resolve(server) });
  expect(kept.isUp()).toBe(false);

  await kept.attempted;
  expect([kept.isUp(), kept.url]).toEqual([true, 'http://localhost:5007']);
  await kept.stop();

  expect(stop).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([['venue-up', { venue: 'JGDZ', address: 'http://localhost:5007' }]]);
});

it('starts a server that failed again, later each time, and logs the reason once and the return', async () => {
  const { log, lines } = createFakeLog();
  const { server } = aServer();
  const outcomes = Array.from({ length: 5 }, () => new Error('port 4181 is taken'));
  const start = jest.fn((): Promise<GameServer> => {
    const failure = outcomes.pop();
    return failure === undefined ? Promise.resolve(server) : Promise.reject(failure);
  });
  const kept = keepUp({ venue: 'JGDZ', port: 4181, log, start });

  await kept.attempted;
  expect(kept.isUp()).toBe(false);
  await settle(90);
  expect(start).toHaveBeenCalledTimes(1);
  // Longest backoff: 0.2 + 0.4 + 0.8 + 1.6 + 3.2 seconds.
  await settle(6_200);

  expect(kept.isUp()).toBe(true);
  expect(start).toHaveBeenCalledTimes(6);
  expect(lines).toEqual([
    ['venue-down', { venue: 'JGDZ', address: 'http://localhost:4181', reason: 'port 4181 is taken' }],
    ['venue-up', { venue: 'JGDZ', address: 'http://localhost:4181' }],
  ]);
  await kept.stop();
});

it('starts a server that has stopped listening again, on the port that it had', async () => {
  const { log, lines } = createFakeLog();
  const [first, second] = [aServer(5_007), aServer(5_007)];
  const servers = [second.server, first.server];
  const start = jest.fn((_port: number, _signal: AbortSignal): Promise<GameServer> => Promise.resolve(servers.pop() ?? second.server));
  const kept = keepUp({ venue: 'JGDZ', port: 0, log, start });
  await kept.attempted;

  first.crash();
  await settle();
  expect(kept.isUp()).toBe(false);
  expect(first.stop).toHaveBeenCalledTimes(1);
  expect(start.mock.calls[0]?.[1].aborted).toBe(true);
  await settle(200);

  expect(kept.isUp()).toBe(true);
  expect(start.mock.calls.map(([port]) => port)).toEqual([0, 5_007]);
  expect(lines.map(([event]) => event)).toEqual(['venue-up', 'venue-down', 'venue-up']);
  await kept.stop();
});

it('reports a start that takes long, and is up when it ends after all', async () => {
  const { log, lines } = createFakeLog();
  const { server } = aServer();
  let finish = (): void => undefined;
  const start = () =>
    new Promise<GameServer>((resolve) => {
      finish = () => resolve(server);
    });
  const kept = keepUp({ venue: 'JGDZ', port: 4181, log, start });

  await settle(30_000);
  await kept.attempted;
  expect(kept.isUp()).toBe(false);
  finish();
  await settle();

  expect(kept.isUp()).toBe(true);
  expect(lines).toMatchObject([
    ['venue-down', { reason: 'it has not started within 30 s' }],
    ['venue-up', {}],
  ]);
  await kept.stop();
});

describe('while it is starting', () => {
  it('is stopped through the signal', async () => {
    const start = (_port: number, signal: AbortSignal) =>
      new Promise<GameServer>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    const { log, lines } = createFakeLog();
    const kept = keepUp({ venue: 'JGDZ', port: 4181, log, start });

    await kept.stop();

    expect(lines).toEqual([]);
  });

  it('stops the server of a start that ends later', async () => {
    const { server, stop } = aServer();
    let finish = (): void => undefined;
    const start = () =>
      new Promise<GameServer>((resolve) => {
        finish = () => resolve(server);
      });
    const kept = keepUp({ venue: 'JGDZ', port: 4181, log: createFakeLog().log, start });

    const stopped = kept.stop();
    finish();
    await stopped;

    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('is given up after five seconds where the start ignores the signal', async () => {
    const kept: KeptUp = keepUp({ venue: 'JGDZ', port: 4181, log: createFakeLog().log, start: () => new Promise(() => undefined) });
    const stopped = kept.stop();

    await settle(5_000);

    await expect(stopped).resolves.toBeUndefined();
  });
});

it('waits for a port that another process holds, and takes it when it is free', async () => {
  jest.useRealTimers();
  const { log, lines } = createFakeLog();
  const other = await listen(0);
  const port = portOf(other);
  const kept = keepUp({ venue: 'JGDZ', port, log, start: async (wanted) => toGameServer(await listen(wanted)) });
  await kept.attempted;
  expect(kept.isUp()).toBe(false);

  await new Promise((resolve) => other.close(resolve));
  while (!kept.isUp()) await new Promise((resolve) => setTimeout(resolve, 20));

  expect(lines).toMatchObject([
    ['venue-down', { reason: expect.stringContaining('EADDRINUSE') as string }],
    ['venue-up', {}],
  ]);
  await kept.stop();
  await expect(fetch(kept.url)).rejects.toThrow('fetch failed');
});

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((_, response) => response.end());
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

function toGameServer(server: Server): GameServer {
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  return { url: `http://localhost:${String(portOf(server))}`, closed, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
