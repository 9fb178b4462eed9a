import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { measureConnections } from './connectionTime';

const TAKES_MS = 80;

function aServer() {
  const server = new EventEmitter();
  const connections = measureConnections(server);
  return {
    connections,
    connect: () => {
      const socket = new Socket();
      server.emit('connection', socket);
      return socket;
    },
  };
}

/** Returns true when a request is answered immediately. */
async function isThere({ passed }: ReturnType<typeof measureConnections>, socket: Socket): Promise<boolean> {
  let isPassed = false;
  void passed(socket).then(() => {
    isPassed = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return isPassed;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the first request waits for its connection, and a later one does not', async () => {
  const { connections, connect } = aServer();
  connections.set(TAKES_MS);
  const socket = connect();

  expect(await isThere(connections, socket)).toBe(false);
  await jest.advanceTimersByTimeAsync(TAKES_MS - 1);
  expect(await isThere(connections, socket)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isThere(connections, socket)).toBe(true);
});

it('connections beside the first are there with it, and one after all have closed is a first one again', async () => {
  const { connections, connect } = aServer();
  connections.set(TAKES_MS);
  const first = connect();
  await jest.advanceTimersByTimeAsync(TAKES_MS / 2);
  const beside = connect();
  expect(await isThere(connections, beside)).toBe(false);
  await jest.advanceTimersByTimeAsync(TAKES_MS / 2);
  expect(await isThere(connections, beside)).toBe(true);

  for (const socket of [first, beside]) socket.emit('close');
  expect(await isThere(connections, connect())).toBe(false);
});

it('takes nothing where nothing is set', async () => {
  const { connections, connect } = aServer();

  expect(await isThere(connections, connect())).toBe(true);
});
