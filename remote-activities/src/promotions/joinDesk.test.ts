import type { CallResult } from '@site/shared/contract';
import { mustBeFen } from '@site/shared/money';
import { createJoinDesk } from './createJoinDesk';
import { advance, type JoinEvent, type JoinRequest } from './joinRequest';
import { isJoined, type Standing } from './standing';

const facts = { conditions: [], reward: mustBeFen(1_000), days: [] };
const joined = { ...facts, kind: 'joined', joinedAt: 5, againAt: undefined } as const;
const ready: Standing = { ...facts, kind: 'ready' };
const lost: CallResult<never> = { ok: false, failure: { is: 'timeout' } };
const refused: CallResult<never> = { ok: false, failure: { is: 'refused', code: 6012, message: '条件尚未满足', data: null } };

function openDesk(answers: { join: CallResult<Standing>; asked?: CallResult<Standing>[] }) {
  const keys: string[] = [];
  const waits: number[] = [];
  const askedKeys: string[] = [];
  let asked = 0;
  const desk = createJoinDesk({
    join: (key) => {
      keys.push(key);
      return Promise.resolve(answers.join);
    },
    ask: (key) => {
      asked += 1;
      askedKeys.push(key);
      return Promise.resolve(answers.asked?.shift() ?? lost);
    },
    isPaid: isJoined,
    newKey: () => `key-${String(keys.length + 1)}`,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { desk, keys, waits, askedKeys, asked: () => asked };
}

describe('joining a promotion', () => {
  it('ends with what was paid', async () => {
    const { desk, asked } = openDesk({ join: { ok: true, data: joined } });

    await desk.press();

    expect(desk.request.get()).toEqual({ status: 'paid', standing: joined });
    expect(asked()).toBe(0);
  });

  it('joins once, however often it is pressed', async () => {
    const { desk, keys } = openDesk({ join: { ok: true, data: joined } });

    await Promise.all([desk.press(), desk.press(), desk.press()]);

    expect(keys).toEqual(['key-1']);
  });

  it('tells a refusal and can be tried again under a new key', async () => {
    const { desk, keys } = openDesk({ join: refused });
    await desk.press();
    expect(desk.request.get()).toEqual({ status: 'refused', message: '条件尚未满足' });

    await desk.press();

    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('asks after a lost answer until it is told, and never joins again by itself', async () => {
    const { desk, keys, waits, askedKeys } = openDesk({ join: lost, asked: [lost, lost, { ok: true, data: joined }] });

    await desk.press();

    expect(desk.request.get()).toEqual({ status: 'paid', standing: joined });
    expect(keys).toEqual(['key-1']);
    expect(waits).toEqual([500, 1_000]);
    expect(askedKeys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('says so when nothing was paid', async () => {
    const { desk } = openDesk({ join: lost, asked: [{ ok: true, data: ready }] });

    await desk.press();

    expect(desk.request.get()).toEqual({ status: 'lost' });
  });

  it('tells a refusal of the question too', async () => {
    const { desk } = openDesk({ join: lost, asked: [refused] });

    await desk.press();

    expect(desk.request.get()).toEqual({ status: 'refused', message: '条件尚未满足' });
  });

  it('believes no answer that says something else than joined', async () => {
    const { desk } = openDesk({ join: { ok: true, data: ready }, asked: [{ ok: true, data: ready }] });

    await desk.press();

    expect(desk.request.get()).toEqual({ status: 'lost' });
  });

  it('stops with the page', async () => {
    const { desk, asked } = openDesk({ join: { ok: false, failure: { is: 'aborted' } } });

    await desk.press();

    expect([desk.request.get().status, asked()]).toEqual(['joining', 0]);
  });
});

describe('the request machine', () => {
  const states: readonly JoinRequest[] = [
    { status: 'idle' },
    { status: 'joining' },
    { status: 'checking' },
    { status: 'paid', standing: joined },
    { status: 'refused', message: 'm' },
    { status: 'lost' },
  ];
  const events: readonly JoinEvent[] = [
    { type: 'pressed' },
    { type: 'paid', standing: joined },
    { type: 'not-paid' },
    { type: 'refused', message: 'm' },
    { type: 'link-lost' },
  ];
  const table: Readonly<Record<string, JoinRequest['status']>> = {
    'idle pressed': 'joining',
    'joining paid': 'paid',
    'joining refused': 'refused',
    'joining link-lost': 'checking',
    'checking paid': 'paid',
    'checking not-paid': 'lost',
    'checking refused': 'refused',
    'refused pressed': 'joining',
    'lost pressed': 'joining',
    'paid pressed': 'joining',
  };

  it.each(states.flatMap((state) => events.map((event) => [state.status, event.type, state, event] as const)))(
    '%s + %s goes where the table says, else nowhere',
    (at, type, state, event) => {
      expect(advance(state, event).status).toBe(table[`${at} ${type}`] ?? at);
    },
  );
});
