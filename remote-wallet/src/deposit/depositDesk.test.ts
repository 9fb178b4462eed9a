import { createFakeServices } from '@site/shared/testing';
import type { CallResult } from '@site/shared/contract';
import { mustBeFen } from '@site/shared/money';
import { createDepositDesk } from './createDepositDesk';
import { advance, type DepositEvent, type DepositRequest } from './depositRequest';
import type { DepositOrder } from './types';

const order: DepositOrder = {
  id: 'D1',
  methodCode: 'bank',
  amount: mustBeFen(50_000),
  state: 'waiting',
  createdAt: 0,
  expiresAt: 1_000,
  creditedAt: undefined,
  payee: undefined,
};
const intent = { methodCode: 'bank', amount: mustBeFen(50_000) };
const lost: CallResult<never> = { ok: false, failure: { is: 'timeout' } };

function openDesk(answers: { pay: CallResult<DepositOrder>; asked?: CallResult<DepositOrder | undefined>[] }) {
  const { storage } = createFakeServices().services;
  const paid: string[] = [];
  const asked: string[] = [];
  const waits: number[] = [];
  const desk = createDepositDesk({
    pay: ({ key }) => {
      paid.push(key);
      return Promise.resolve(answers.pay);
    },
    findByKey: (key) => {
      asked.push(key);
      return Promise.resolve(answers.asked?.shift() ?? lost);
    },
    storage,
    newKey: () => `key-${String(paid.length + 1)}`,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { desk, storage, paid, asked, waits };
}

describe('handing in a deposit', () => {
  it('ends with an order and forgets the key', async () => {
    const { desk, storage } = openDesk({ pay: { ok: true, data: order } });

    await desk.submit(intent);

    expect(desk.request.get()).toEqual({ at: 'ordered', order });
    expect(storage.read('pending-deposit')).toBeUndefined();
  });

  it('tells a refusal and lets the player try again with a new key', async () => {
    const { desk, paid } = openDesk({ pay: { ok: false, failure: { is: 'refused', code: 6007, message: '金额有误', data: null } } });
    await desk.submit(intent);
    expect(desk.request.get()).toEqual({ at: 'refused', message: '金额有误' });

    desk.dismiss();
    await desk.submit(intent);

    expect(paid).toEqual(['key-1', 'key-2']);
  });

  it('asks by the same key after a lost answer until it is told, and never pays twice', async () => {
    const { desk, paid, asked, waits } = openDesk({ pay: lost, asked: [lost, lost, { ok: true, data: order }] });

    await desk.submit(intent);

    expect(desk.request.get()).toEqual({ at: 'ordered', order });
    expect(paid).toEqual(['key-1']);
    expect(asked).toEqual(['key-1', 'key-1', 'key-1']);
    expect(waits).toEqual([500, 1_000]);
  });

  it('says so when the platform never saw it', async () => {
    const { desk } = openDesk({ pay: lost, asked: [{ ok: true, data: undefined }] });

    await desk.submit(intent);

    expect(desk.request.get()).toEqual({ at: 'lost' });
  });

  it('takes up after a reload what the page before left open', async () => {
    const { desk, storage, paid, asked } = openDesk({ pay: lost, asked: [{ ok: true, data: order }] });
    storage.write('pending-deposit', 'key-of-before');

    await desk.resume();

    expect(asked).toEqual(['key-of-before']);
    expect(paid).toEqual([]);
    expect(desk.request.get()).toEqual({ at: 'ordered', order });
  });

  it('keeps the key when the page goes in the middle', async () => {
    const { desk, storage } = openDesk({ pay: { ok: false, failure: { is: 'aborted' } } });

    await desk.submit(intent);

    expect(storage.read('pending-deposit')).toBe('key-1');
  });

  it('ignores a second press while the first is under way', async () => {
    const { desk, paid } = openDesk({ pay: { ok: true, data: order } });

    await Promise.all([desk.submit(intent), desk.submit(intent)]);

    expect(paid).toEqual(['key-1']);
  });
});

describe('the request machine', () => {
  const states: readonly DepositRequest[] = [
    { at: 'editing' },
    { at: 'submitting', key: 'k' },
    { at: 'reconciling', key: 'k' },
    { at: 'ordered', order },
    { at: 'refused', message: 'm' },
    { at: 'lost' },
  ];
  const events: readonly DepositEvent[] = [
    { type: 'submitted', key: 'k2' },
    { type: 'ordered', order },
    { type: 'refused', message: 'm' },
    { type: 'link-lost' },
    { type: 'never-arrived' },
    { type: 'dismissed' },
  ];
  const table: Readonly<Record<string, DepositRequest['at']>> = {
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

  it.each(states.flatMap((state) => events.map((event) => [state.at, event.type, state, event] as const)))(
    '%s + %s goes where the table says, else nowhere',
    (at, type, state, event) => {
      expect(advance(state, event).at).toBe(table[`${at} ${type}`] ?? at);
    },
  );
});
