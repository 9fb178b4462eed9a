import { createFakeServices } from '@site/shared/testing';
import type { CallResult } from '@site/shared/contract';
import { createOrderDesk } from './createOrderDesk';
import { advance, isUnderWay, type OrderEvent, type OrderRequest } from './orderRequest';

interface Order {
  readonly id: string;
}

const order: Order = { id: 'D1' };
const intent = { amount: 50_000 };
const lost: CallResult<never> = { ok: false, failure: { is: 'timeout' } };

function openDesk(answers: { sent: CallResult<Order>; asked?: CallResult<Order | undefined>[] }) {
  const { storage } = createFakeServices().services;
  const sent: string[] = [];
  const asked: string[] = [];
  const waits: number[] = [];
  const desk = createOrderDesk({
    pendingKey: 'pending-deposit',
    send: (_intent: typeof intent, key) => {
      sent.push(key);
      return Promise.resolve(answers.sent);
    },
    findByKey: (key) => {
      asked.push(key);
      return Promise.resolve(answers.asked?.shift() ?? lost);
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

describe('handing in an order', () => {
  it('ends with an order and forgets the key', async () => {
    const { desk, storage } = openDesk({ sent: { ok: true, data: order } });

    await desk.submit(intent);

    expect(desk.request.get()).toEqual({ status: 'ordered', order });
    expect(storage.read('pending-deposit')).toBeUndefined();
  });

  it('tells a refusal and lets the player try again with a new key', async () => {
    const { desk, sent } = openDesk({ sent: { ok: false, failure: { is: 'refused', code: 6007, message: '金额有误', data: null } } });
    await desk.submit(intent);
    expect(desk.request.get()).toEqual({ status: 'refused', message: '金额有误' });

    desk.dismiss();
    await desk.submit(intent);

    expect(sent).toEqual(['key-1', 'key-2']);
  });

  it('asks by the same key after a lost answer until it is told, and never sends twice', async () => {
    const { desk, sent, asked, waits } = openDesk({ sent: lost, asked: [lost, lost, { ok: true, data: order }] });

    await desk.submit(intent);

    expect(desk.request.get()).toEqual({ status: 'ordered', order });
    expect(sent).toEqual(['key-1']);
    expect(asked).toEqual(['key-1', 'key-1', 'key-1']);
    expect(waits).toEqual([500, 1_000]);
  });

  it('says so when the platform never saw it', async () => {
    const { desk } = openDesk({ sent: lost, asked: [{ ok: true, data: undefined }] });

    await desk.submit(intent);

    expect(desk.request.get()).toEqual({ status: 'lost' });
  });

  it('takes up after a reload what the page before left open', async () => {
    const { desk, storage, sent, asked } = openDesk({ sent: lost, asked: [{ ok: true, data: order }] });
    storage.write('pending-deposit', 'key-of-before');

    await desk.resume();

    expect(asked).toEqual(['key-of-before']);
    expect(sent).toEqual([]);
    expect(desk.request.get()).toEqual({ status: 'ordered', order });
  });

  it('keeps the key when the page goes in the middle', async () => {
    const { desk, storage } = openDesk({ sent: { ok: false, failure: { is: 'aborted' } } });

    await desk.submit(intent);

    expect(storage.read('pending-deposit')).toBe('key-1');
  });

  it('ignores a second press while the first is under way', async () => {
    const { desk, sent } = openDesk({ sent: { ok: true, data: order } });

    await Promise.all([desk.submit(intent), desk.submit(intent)]);

    expect(sent).toEqual(['key-1']);
  });
});

describe('the request machine', () => {
  const states: readonly OrderRequest<Order>[] = [
    { status: 'editing' },
    { status: 'submitting', key: 'k' },
    { status: 'reconciling', key: 'k' },
    { status: 'ordered', order },
    { status: 'refused', message: 'm' },
    { status: 'lost' },
  ];
  const events: readonly OrderEvent<Order>[] = [
    { type: 'submitted', key: 'k2' },
    { type: 'ordered', order },
    { type: 'refused', message: 'm' },
    { type: 'link-lost' },
    { type: 'never-arrived' },
    { type: 'dismissed' },
  ];
  const table: Readonly<Record<string, OrderRequest<Order>['status']>> = {
    'editing submitted': 'submitting',
    'submitting ordered': 'ordered',
    'submitting refused': 'refused',
    'submitting link-lost': 'reconciling',
    'reconciling ordered': 'ordered',
    'reconciling never-arrived': 'lost',
    'ordered dismissed': 'editing',
    'refused dismissed': 'editing',
    'lost dismissed': 'editing',
  };

  it.each(states.flatMap((state) => events.map((event) => [state.status, event.type, state, event] as const)))(
    '%s + %s goes where the table says, else nowhere',
    (at, type, state, event) => {
      expect(advance(state, event).status).toBe(table[`${at} ${type}`] ?? at);
    },
  );
});

it('is under way from the press to its outcome', () => {
  expect((['submitting', 'reconciling'] as const).every((at) => isUnderWay({ status: at, key: 'k' }))).toBe(true);
  expect(isUnderWay({ status: 'editing' })).toBe(false);
  expect(isUnderWay({ status: 'lost' })).toBe(false);
});
