import type { CallResult } from '@site/shared/contract';
import { mustBeFen } from '@site/shared/money';
import type { OfferAnswer } from './cashOut';
import { createCashOutStore } from './cashOutStore';
import { watchOffer } from './watchOffer';

const T0 = 1_000_000;

beforeEach(() => {
  jest.useFakeTimers({ now: T0 });
});
afterEach(() => {
  jest.useRealTimers();
});

const offered = (amount: number): OfferAnswer => ({
  kind: 'offered',
  offer: { quoteId: `q${amount}`, amount: mustBeFen(amount), since: Date.now(), expiresAt: Date.now() + 5_000 },
});

function watch(answers: readonly (() => CallResult<OfferAnswer>)[]) {
  const store = createCashOutStore({ status: 'looking', ticketId: 't', offer: { kind: 'awaited' } });
  let asked = 0;
  const end = watchOffer(
    {
      store,
      fetchOffer: () => {
        const answer = answers[asked] ?? answers.at(-1);
        asked += 1;
        return answer ? Promise.resolve(answer()) : new Promise(() => undefined);
      },
      now: () => Date.now(),
    },
    { ticketId: 't' },
  );
  return { store, end, asked: () => asked, pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

const ok = (answer: () => OfferAnswer) => () => ({ ok: true, data: answer() }) as const;

it('requests the offer at once, and again a second before it expires', async () => {
  const { store, asked, pass } = watch([ok(() => offered(100)), ok(() => offered(110))]);
  await pass(0);
  expect(store.getState()).toMatchObject({ offer: { offer: { amount: 100 } } });
  await pass(3_999);
  expect(asked()).toBe(1);

  await pass(1);
  expect(asked()).toBe(2);
  expect(store.getState()).toMatchObject({ offer: { offer: { amount: 110 } } });
});

it('hides an expired offer while the next is being read', async () => {
  let count = 0;
  const { store, pass } = watch([
    () => {
      count += 1;
      return count === 1 ? { ok: true, data: offered(100) } : { ok: false, failure: { kind: 'aborted' } };
    },
  ]);
  await pass(0);
  store.dispatch({ type: 'agreed', quoteId: 'q100' });
  await pass(5_000);

  expect(store.getState()).toMatchObject({ status: 'looking', before: 100 });
});

it.each<[string, () => CallResult<OfferAnswer>, number]>([
  ['suspended', ok(() => ({ kind: 'unavailable', reason: 'suspended' })), 3],
  ['a failure', () => ({ ok: false, failure: { kind: 'timeout' } }), 3],
  ['a ticket that takes none', ok(() => ({ kind: 'unavailable', reason: 'not-offered' })), 1],
  ['a ticket that is over', ok(() => ({ kind: 'unavailable', reason: 'not-open' })), 1],
])('requests the offer again where that helps: %s', async (_name, answer, times) => {
  const { asked, pass } = watch([answer]);
  await pass(6_500);

  expect(asked()).toBe(times);
});

it('stops requesting once it is stopped', async () => {
  const { end, asked, pass } = watch([ok(() => offered(100))]);
  await pass(0);
  end();
  await pass(60_000);

  expect(asked()).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps an offer that came with a refusal until it has to be refreshed', async () => {
  const store = createCashOutStore({ status: 'looking', ticketId: 't', offer: offered(100) });
  let asked = 0;
  watchOffer(
    {
      store,
      fetchOffer: () => {
        asked += 1;
        return Promise.resolve({ ok: true, data: offered(90) });
      },
      now: () => Date.now(),
    },
    { ticketId: 't' },
  );
  await jest.advanceTimersByTimeAsync(3_999);
  expect(asked).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toBe(1);
});

it('requests the offer of a part once its stake is typed', async () => {
  const store = createCashOutStore({ status: 'looking', ticketId: 't', stake: mustBeFen(4_000), offer: { kind: 'awaited' } });
  const asked: unknown[] = [];
  const start = (stake: number) =>
    watchOffer(
      {
        store,
        fetchOffer: (part) => {
          asked.push(part);
          return Promise.resolve({ ok: true, data: offered(90) });
        },
        now: () => Date.now(),
      },
      { ticketId: 't', stake: mustBeFen(stake) },
    );
  start(400)();
  start(4_000);
  await jest.advanceTimersByTimeAsync(249);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([{ ticketId: 't', stake: 4_000 }]);
});
