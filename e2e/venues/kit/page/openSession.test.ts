import * as z from 'zod/mini';
import { guardStorage } from './guardedStorage';
import { createMemory, type Memory } from './memory';
import { openSession as open, TICKET_AGAIN_WITHIN_MS, TICKET_WITHIN_MS } from './openSession';

const keptSchema = z.object({ ticket: z.string(), token: z.string(), pending: z.nullable(z.string()) });
type Kept = z.infer<typeof keptSchema>;

const STATE = { trial: false };
const KEPT: Kept = { ticket: 'spent', token: 'old', pending: 'r1' };

type Options = Omit<Parameters<typeof open<Kept, typeof STATE>>[0], 'begin'>;
const openSession = (options: Options) => open({ ...options, begin: (session) => ({ ...session, pending: null }) });

describe('opening a session', () => {
  it('opens a session with the ticket of the address', async () => {
    const memory = aMemory();

    expect(await openSession({ api: anApi(), memory, host: silent, ticket: 'new' })).toMatchObject({
      kind: 'open',
      kept: { token: 'token of new' },
    });
    expect(memory.read()).toMatchObject({ ticket: 'new', token: 'token of new', pending: null });
  });

  it('asks the framing page where the address has no ticket', async () => {
    const waited: number[] = [];
    const host = {
      askTicket(ms: number) {
        waited.push(ms);
        return Promise.resolve('framed');
      },
    };

    expect(await openSession({ api: anApi(), memory: aMemory(), host, ticket: null })).toMatchObject({
      kept: { token: 'token of framed' },
    });
    expect(await openSession({ api: anApi(), memory: aMemory(KEPT), host, ticket: null })).toMatchObject({ kind: 'open' });
    expect(waited).toEqual([TICKET_WITHIN_MS, TICKET_AGAIN_WITHIN_MS]);
  });

  it.each([
    ['the ticket it has spent', 'spent'],
    ['no ticket', null],
  ])('goes on after a reload with %s', async (_title, ticket) => {
    expect(await openSession({ api: anApi(), memory: aMemory(KEPT), host: silent, ticket })).toMatchObject({ kind: 'open', kept: KEPT });
  });

  it('leaves the session of an earlier launch for a new one', async () => {
    expect(await openSession({ api: anApi(), memory: aMemory(KEPT), host: silent, ticket: 'new' })).toMatchObject({
      kept: { token: 'token of new', pending: null },
    });
  });

  it('is over without ticket and session, and says when a round was left open', async () => {
    expect(await openSession({ api: anApi(), memory: aMemory(), host: silent, ticket: null })).toEqual({ kind: 'over', kept: null });
    const memory = aMemory(KEPT);

    expect(await openSession({ api: anApi({ isOver: true }), memory, host: silent, ticket: null })).toEqual({
      kind: 'over',
      kept: KEPT,
    });
    expect(memory.read()).toBeNull();
  });

  it('keeps the session while the server can not be reached', async () => {
    const memory = aMemory(KEPT);

    expect(await openSession({ api: anApi({ isDown: true }), memory, host: silent, ticket: null })).toEqual({ kind: 'unreachable' });
    expect(memory.read()).toEqual(KEPT);
  });
});

it.each(['', '{', '{"token":"x"}'])('reads nothing from a memory of "%s"', (text) => {
  const storage = aStorage();
  storage.setItem('slot:JG-pearl', text);

  expect(
    createMemory(
      guardStorage(() => storage),
      'slot:JG-pearl',
      keptSchema,
    ).read(),
  ).toBeNull();
});

const silent = { askTicket: () => Promise.resolve(null) };

function anApi({ isOver = false, isDown = false } = {}): Options['api'] {
  return {
    open: (ticket) => Promise.resolve({ kind: 'answered', data: { token: `token of ${ticket}`, state: STATE } }),
    state: () =>
      Promise.resolve(
        isDown ? { kind: 'lost' } : isOver ? { kind: 'refused', refusal: { error: 'session-over' } } : { kind: 'answered', data: STATE },
      ),
  };
}

function aMemory(kept?: Kept): Memory<Kept> {
  const storage = aStorage();
  const memory = createMemory(
    guardStorage(() => storage),
    'slot:JG-pearl',
    keptSchema,
  );
  if (kept !== undefined) memory.write(kept);
  return memory;
}

function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => {
      items.clear();
    },
    key: () => null,
    length: 0,
  };
}
