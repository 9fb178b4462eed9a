import { waitFor } from '@testing-library/react';
import type { CallResult } from '@site/shared/contract';
import { mustBeFen } from '@site/shared/money';
import { aTicket } from '../../testing/builders';
import type { CashOut, CashOutAnswer, CashOutKey, CashOutOrder } from './cashOut';
import { createCashOutStore } from './cashOutStore';
import { createCashOutDriver } from './createCashOutDriver';

const order: CashOutOrder = { key: 'k1' as CashOutKey, owner: '10001', ticketId: 't', quoteId: 'q1', amount: mustBeFen(10_335) };
const asked: CashOut = { status: 'asked', ticketId: 't', offer: { quoteId: 'q1', amount: order.amount, since: 0, expiresAt: 5_000 } };
const paid: CashOutAnswer = { status: 'paid', ticket: aTicket() };
const confirming: CashOutAnswer = { status: 'confirming', since: 0, deadline: 5_000 };
const ok = <T>(data: T): CallResult<T> => ({ ok: true, data });
const fail = <T>(kind: 'timeout' | 'unreachable' | 'aborted'): CallResult<T> => ({ ok: false, failure: { kind } });

/** Sets up a platform and a clock in memory. Waits resolve at once and are recorded. */
function setUp(options: {
  send?: CallResult<CashOutAnswer>;
  outcomes?: readonly CallResult<CashOutAnswer | 'unknown'>[];
  cashOut?: CashOut;
  pending?: readonly CashOutOrder[];
  answered?: readonly { readonly order: CashOutOrder }[];
  lockedElsewhere?: CashOutKey;
}) {
  const store = createCashOutStore(options.cashOut ?? asked);
  const outcomes = [...(options.outcomes ?? [])];
  const trace = {
    sent: 0,
    asked: 0,
    now: 0,
    waits: [] as number[],
    decided: [] as CashOut['status'][],
    pending: options.pending ?? [],
    kept: [] as string[],
    forgotten: [] as string[],
  };
  const driver = createCashOutDriver({
    store,
    send: () => {
      trace.sent += 1;
      return Promise.resolve(options.send ?? ok(paid));
    },
    findOutcome: () => {
      trace.asked += 1;
      return Promise.resolve(outcomes.shift() ?? fail('aborted'));
    },
    pendingCashOuts: {
      list: () => trace.pending,
      add: (added) => {
        trace.pending = [...trace.pending, added];
      },
      remove: (key) => {
        trace.pending = trace.pending.filter((kept) => kept.key !== key);
      },
    },
    answeredCashOuts: {
      list: () => options.answered ?? [],
      keep: ({ key }) => trace.kept.push(key),
      recall: (_key, show) => {
        show();
      },
      forget: (key) => trace.forgotten.push(key),
    },
    lock: async (key, task) => {
      if (options.lockedElsewhere === key) return false;
      await task();
      return true;
    },
    signal: new AbortController().signal,
    now: () => trace.now,
    wait: (ms) => {
      trace.waits.push(ms);
      trace.now += ms;
      return Promise.resolve();
    },
    onDecided: ({ status }) => {
      trace.decided.push(status);
    },
  });
  return { driver, store, trace, at: () => store.getState().status };
}

it('pays at once', async () => {
  const { driver, trace, at } = setUp({});
  await driver.submit(order);

  expect(at()).toBe('paid');
  expect(trace).toMatchObject({ sent: 1, asked: 0, pending: [], decided: ['paid'] });
});

it('waits for the danger window to pass, then polls by key', async () => {
  const { driver, trace, at } = setUp({ send: ok(confirming), outcomes: [ok(paid)] });
  await driver.submit(order);

  expect(at()).toBe('paid');
  expect(trace).toMatchObject({ sent: 1, asked: 1, waits: [5_300, 0] });
});

it('never sends a cash-out twice when the answer is lost: it polls with growing intervals until the outcome is known', async () => {
  const { driver, trace, at } = setUp({
    send: fail('timeout'),
    outcomes: [fail('unreachable'), fail('timeout'), fail('unreachable'), fail('unreachable'), fail('unreachable'), ok(paid)],
  });
  await driver.submit(order);

  expect(at()).toBe('paid');
  expect(trace).toMatchObject({ sent: 1, asked: 6, waits: [500, 1_000, 2_000, 4_000, 8_000, 8_000] });
});

it('reports that nothing was paid when the platform has closed the key', async () => {
  const { driver, trace, at } = setUp({ send: fail('timeout'), outcomes: [ok('unknown' as const)] });
  await driver.submit(order);

  expect(at()).toBe('not-paid');
  expect(trace).toMatchObject({ pending: [], decided: ['not-paid'] });
});

it('ignores a second press, and a press on an offer that is no longer shown', async () => {
  const { driver, trace } = setUp({});
  await Promise.all([driver.submit(order), driver.submit({ ...order, key: 'k2' as CashOutKey })]);
  expect(trace.sent).toBe(1);

  const gone = setUp({});
  await gone.driver.submit({ ...order, quoteId: 'q0' });
  expect(gone.trace.sent).toBe(0);
});

it('stays pending when the view unmounts in between, and the next view polls', async () => {
  const first = setUp({ send: fail('aborted') });
  await first.driver.submit(order);
  expect(first.at()).toBe('submitting');
  expect(first.trace.pending).toEqual([order]);

  const next = setUp({ cashOut: { status: 'submitting', order }, pending: [order], outcomes: [ok(paid)] });
  await next.driver.resume();
  expect(next.at()).toBe('paid');
  expect(next.trace).toMatchObject({ sent: 0, asked: 1, pending: [] });
});

it('follows a cash-out after a reload', async () => {
  const { driver, trace, at } = setUp({ cashOut: { status: 'closed' }, pending: [order], outcomes: [ok('unknown' as const)] });
  await driver.resume();

  expect(at()).toBe('not-paid');
  expect(trace).toMatchObject({ sent: 0, asked: 1 });
});

it('ignores a cash-out that another tab follows, and follows the next', async () => {
  const next = { ...order, key: 'k2' as CashOutKey };
  const { driver, trace, at } = setUp({
    cashOut: { status: 'closed' },
    pending: [order, next],
    lockedElsewhere: order.key,
    outcomes: [ok(paid)],
  });
  await driver.resume();

  expect(at()).toBe('paid');
  expect(trace).toMatchObject({ asked: 1, pending: [order] });
});

it('keeps an outcome when no cash-out was left open', async () => {
  const { driver, trace, at } = setUp({ cashOut: { status: 'refused', order, reason: 'suspended' } });
  await driver.resume();

  expect(at()).toBe('refused');
  expect(trace.decided).toEqual([]);
});

it('shows the outcome on the page loaded after the answer, until the player dismisses it', async () => {
  const first = setUp({});
  await first.driver.submit(order);
  expect(first.trace).toMatchObject({ kept: [order.key], forgotten: [] });

  const next = setUp({ cashOut: { status: 'closed' }, answered: [{ order }], outcomes: [ok(paid)] });
  await next.driver.resume();
  await waitFor(() => {
    expect(next.at()).toBe('paid');
  });
  expect(next.trace).toMatchObject({ sent: 0, asked: 1 });

  next.store.dispatch({ type: 'closed' });
  expect(next.trace.forgotten).toEqual([order.key]);
});
