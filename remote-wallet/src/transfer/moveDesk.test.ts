import { mustBeFen } from '@site/shared/money';
import { createFakeServices } from '@site/shared/testing';
import { createMoveDesk, type MoveAnswer, type MoveInquiry } from './createMoveDesk';
import { advance, type MoneyMove, type MoveEvent, type MoveOutcome, type MoveState, type OpenMove } from './moneyMove';
import { parsePendingMove, PENDING_MOVE_KEY } from './pendingMove';

const outcome: MoveOutcome = { amount: mustBeFen(50_000), kept: [] };
const intent: MoneyMove = { subject: 'transfer', direction: 'in', enName: 'JGDZ', amount: mustBeFen(50_000) };

function openDesk(answers: { send: MoveAnswer; asked?: MoveInquiry[] }) {
  const { storage } = createFakeServices().services;
  const sent: string[] = [];
  const asked: string[] = [];
  const waits: number[] = [];
  const desk = createMoveDesk({
    send: (_, key) => {
      sent.push(key);
      return Promise.resolve(answers.send);
    },
    askByKey: (key) => {
      asked.push(key);
      return Promise.resolve(answers.asked?.shift() ?? { kind: 'aborted' });
    },
    storage,
    newKey: () => `key-${String(sent.length + 1)}`,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { desk, storage, sent, asked, waits };
}

describe('the machine of moving money', () => {
  const move: OpenMove = { key: 'k', subject: 'transfer', isFromBefore: false };
  const refusal = { as: 'other', message: 'm' } as const;
  const states: readonly MoveState[] = [
    { status: 'idle' },
    { status: 'sending', move },
    { status: 'unknown', move },
    { status: 'done', move, outcome },
    { status: 'refused', move, refusal },
    { status: 'closed', move },
  ];
  const events: readonly MoveEvent[] = [
    { type: 'sent', move: { ...move, key: 'k2' } },
    { type: 'done', outcome },
    { type: 'refused', refusal },
    { type: 'link-lost' },
    { type: 'closed' },
    { type: 'dismissed' },
  ];
  const table: Readonly<Record<string, MoveState['status']>> = {
    'idle sent': 'sending',
    'done sent': 'sending',
    'refused sent': 'sending',
    'closed sent': 'sending',
    'sending done': 'done',
    'sending refused': 'refused',
    'sending link-lost': 'unknown',
    'unknown done': 'done',
    'unknown closed': 'closed',
    'done dismissed': 'idle',
    'refused dismissed': 'idle',
    'closed dismissed': 'idle',
  };

  it.each(states.flatMap((state) => events.map((event) => [state.status, event.type, state, event] as const)))(
    '%s + %s goes where the table says, else nowhere',
    (at, type, state, event) => {
      expect(advance(state, event).status).toBe(table[`${at} ${type}`] ?? at);
    },
  );

  it('keeps the key of a move from beginning to end', () => {
    const walked = ([{ type: 'sent', move }, { type: 'link-lost' }, { type: 'closed' }] satisfies MoveEvent[]).reduce<MoveState>(advance, {
      status: 'idle',
    });

    expect(walked).toEqual({ status: 'closed', move });
  });
});

describe('the desk', () => {
  it('ends with what moved and forgets the key', async () => {
    const { desk, storage } = openDesk({ send: { kind: 'done', outcome } });

    const end = await desk.send(intent);

    expect(end).toMatchObject({ status: 'done', outcome });
    expect(storage.read(PENDING_MOVE_KEY)).toBeUndefined();
  });

  it('takes a new key for a new intention, also after a refusal', async () => {
    const { desk, sent } = openDesk({ send: { kind: 'refused', refusal: { as: 'other', message: '余额不足' } } });

    await desk.send(intent);
    expect(desk.state.get()).toMatchObject({ status: 'refused', refusal: { message: '余额不足' } });
    await desk.send(intent);

    expect(sent).toEqual(['key-1', 'key-2']);
  });

  it('asks by the same key after a lost answer until it is told, and never sends twice', async () => {
    const { desk, sent, asked, waits } = openDesk({
      send: { kind: 'lost' },
      asked: [{ kind: 'lost' }, { kind: 'lost' }, { kind: 'lost' }, { kind: 'lost' }, { kind: 'lost' }, { kind: 'done', outcome }],
    });

    await desk.send(intent);

    expect(desk.state.get()).toMatchObject({ status: 'done', outcome });
    expect(sent).toEqual(['key-1']);
    expect(asked).toEqual(Array(6).fill('key-1'));
    expect(waits).toEqual([500, 1_000, 2_000, 5_000, 5_000]);
  });

  it('says so when the platform never saw it, and may then try again with a new key', async () => {
    const { desk, sent, storage } = openDesk({ send: { kind: 'lost' }, asked: [{ kind: 'closed' }, { kind: 'closed' }] });

    await desk.send(intent);
    expect(desk.state.get().status).toBe('closed');
    expect(storage.read(PENDING_MOVE_KEY)).toBeUndefined();
    await desk.send(intent);

    expect(sent).toEqual(['key-1', 'key-2']);
  });

  it('takes up after a reload what the page before left open', async () => {
    const { desk, storage, sent, asked } = openDesk({ send: { kind: 'lost' }, asked: [{ kind: 'done', outcome }] });
    storage.write(PENDING_MOVE_KEY, { key: 'key-of-before', subject: 'recycle' });

    await desk.resume();

    expect(asked).toEqual(['key-of-before']);
    expect(sent).toEqual([]);
    expect(desk.state.get()).toMatchObject({ status: 'done', move: { subject: 'recycle', isFromBefore: true } });
  });

  it('has nothing to take up where nothing was left open', async () => {
    const { desk, asked } = openDesk({ send: { kind: 'lost' } });

    await desk.resume();

    expect(asked).toEqual([]);
    expect(desk.state.get().status).toBe('idle');
  });

  it('keeps the key when the page goes in the middle', async () => {
    const { desk, storage } = openDesk({ send: { kind: 'aborted' } });

    await desk.send(intent);

    expect(storage.read(PENDING_MOVE_KEY)).toEqual({ key: 'key-1', subject: 'transfer' });
  });

  it('leaves the open move of another tab alone when its own is over', async () => {
    const { desk, storage } = openDesk({ send: { kind: 'done', outcome } });
    const sending = desk.send(intent);
    storage.write(PENDING_MOVE_KEY, { key: 'of-another-tab', subject: 'transfer' });

    await sending;

    expect(storage.read(PENDING_MOVE_KEY)).toEqual({ key: 'of-another-tab', subject: 'transfer' });
  });

  it('ignores a second press while the first is under way', async () => {
    const { desk, sent } = openDesk({ send: { kind: 'done', outcome } });

    await Promise.all([desk.send(intent), desk.send({ subject: 'recycle' })]);

    expect(sent).toEqual(['key-1']);
  });
});

it.each([undefined, null, 'key', {}, { key: 'k' }, { key: 1, subject: 'transfer' }, { key: 'k', subject: 'bet' }])(
  'takes %p for no open move',
  (kept) => {
    expect(parsePendingMove(kept)).toBeUndefined();
  },
);
