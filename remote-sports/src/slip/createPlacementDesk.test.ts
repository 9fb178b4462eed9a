import type { CallResult } from '@site/shared/contract';
import { anEntry, anOrder, aQuote, aSlip, aTicket } from '../testing/builders';
import { createPlacementDesk } from './createPlacementDesk';
import type { Answer, Placement } from './placement';
import { createSlipStore, pick } from './slipStore';
import type { BetOrder } from './types';

const order = anOrder();
const accepted: Answer = { at: 'accepted', receipt: aTicket() };
const confirming: Answer = { at: 'confirming', ticketId: '251121204512', cause: 'danger-window', since: 0, deadline: 5_000 };
const rejected: Answer = { at: 'rejected', reason: 'price-changed', offer: aQuote({}, { id: 'q2' }) };
const ok = <T>(data: T): CallResult<T> => ({ ok: true, data });
const fail = <T>(is: 'timeout' | 'unreachable' | 'aborted'): CallResult<T> => ({ ok: false, failure: { is } });

/** The platform and the clock in memory: waits pass at once, and are kept. */
function setUp(options: {
  place?: CallResult<Answer>;
  outcomes?: readonly CallResult<Answer | 'unknown'>[];
  placement?: Placement;
  remembered?: BetOrder;
}) {
  const store = createSlipStore({
    slip: aSlip({ entries: [anEntry()] }),
    stake: '100',
    placement: options.placement ?? { at: 'priced', quote: aQuote() },
  });
  const outcomes = [...(options.outcomes ?? [])];
  const world = { placed: 0, asked: 0, waits: [] as number[], remembered: options.remembered, moved: [] as Placement['at'][], now: 0 };
  const desk = createPlacementDesk({
    store,
    place: () => {
      world.placed += 1;
      return Promise.resolve(options.place ?? ok(accepted));
    },
    findOutcome: () => {
      world.asked += 1;
      return Promise.resolve(outcomes.shift() ?? fail('aborted'));
    },
    remember: (kept) => {
      world.remembered = kept;
    },
    recall: () => world.remembered,
    now: () => world.now,
    wait: (ms) => {
      world.waits.push(ms);
      world.now += ms;
      return Promise.resolve();
    },
    onMoneyMoved: ({ at }) => {
      world.moved.push(at);
    },
  });
  return { desk, store, world, at: () => store.getState().placement.at };
}

describe('handing a bet in', () => {
  it('is accepted at once: the entry leaves the slip, the balance is told', async () => {
    const { desk, store, world, at } = setUp({});
    await desk.submit(order, 'q1', 'better');

    expect(at()).toBe('accepted');
    expect(store.getState()).toMatchObject({ slip: { entries: [] }, stake: '' });
    expect(world).toMatchObject({ placed: 1, asked: 0, remembered: undefined, moved: ['accepted'] });
  });

  it('waits out the danger window, then asks by key', async () => {
    const { desk, world, at } = setUp({ place: ok(confirming), outcomes: [ok(accepted)] });
    await desk.submit(order, 'q1', 'better');

    expect(at()).toBe('accepted');
    expect(world).toMatchObject({ placed: 1, asked: 1, waits: [5_300, 0], moved: ['confirming', 'accepted'] });
  });

  it('keeps the entry when it is rejected, with the new offer beside', async () => {
    const { desk, store, world } = setUp({ place: ok(rejected) });
    await desk.submit(order, 'q1', 'better');

    expect(store.getState().placement).toMatchObject({ at: 'rejected', reason: 'price-changed', offer: { id: 'q2' } });
    expect(store.getState().slip.entries).toHaveLength(1);
    expect(world.remembered).toBeUndefined();
  });

  it('never sends twice when the answer is lost: it asks, less and less often, until it knows', async () => {
    const { desk, world, at } = setUp({
      place: fail('timeout'),
      outcomes: [fail('unreachable'), fail('timeout'), fail('unreachable'), fail('unreachable'), fail('unreachable'), ok(accepted)],
    });
    await desk.submit(order, 'q1', 'better');

    expect(at()).toBe('accepted');
    expect(world).toMatchObject({ placed: 1, asked: 6, waits: [500, 1_000, 2_000, 4_000, 8_000, 8_000] });
  });

  it('says that nothing was placed when the platform has closed the key', async () => {
    const { desk, store, world } = setUp({ place: fail('timeout'), outcomes: [ok('unknown' as const)] });
    await desk.submit(order, 'q1', 'better');

    expect(store.getState().placement).toMatchObject({ at: 'not-placed', failure: { is: 'timeout' } });
    expect(store.getState().slip.entries).toHaveLength(1);
    expect(world).toMatchObject({ placed: 1, remembered: undefined });
  });

  it('asks again when the platform has not decided at the deadline', async () => {
    const { desk, world, at } = setUp({ place: ok(confirming), outcomes: [ok(confirming), ok(confirming), ok(accepted)] });
    await desk.submit(order, 'q1', 'better');

    expect(at()).toBe('accepted');
    expect(world).toMatchObject({ placed: 1, asked: 3, waits: [5_300, 0, 300, 500, 300, 1_000] });
  });

  it('does nothing on a second press', async () => {
    const { desk, world } = setUp({});
    await Promise.all([desk.submit(order, 'q1', 'better'), desk.submit(anOrder(), 'q1', 'better')]);

    expect(world.placed).toBe(1);
  });

  it('does nothing at a quote that has gone', async () => {
    const { desk, world } = setUp({});
    await desk.submit(order, 'an older quote', 'better');

    expect(world.placed).toBe(0);
  });

  it('leaves the bet remembered when the view ends in between', async () => {
    const { desk, world, at } = setUp({ place: fail('aborted') });
    await desk.submit(order, 'q1', 'better');

    expect(at()).toBe('submitting');
    expect(world).toMatchObject({ asked: 0, remembered: order });
  });
});

describe('coming back', () => {
  it('asks for a bet that was on its way when the page was loaded anew', async () => {
    const { desk, world, at } = setUp({ placement: { at: 'editing' }, remembered: order, outcomes: [ok(accepted)] });
    await desk.resume();

    expect(at()).toBe('accepted');
    expect(world).toMatchObject({ placed: 0, asked: 1, remembered: undefined });
  });

  it('asks for a bet that was on its way when the view before this one ended', async () => {
    const { desk, world, at } = setUp({ placement: { at: 'submitting', order }, remembered: order, outcomes: [ok('unknown' as const)] });
    await desk.resume();

    expect(at()).toBe('not-placed');
    expect(world).toMatchObject({ placed: 0, asked: 1 });
  });

  it('has nothing to ask when nothing was on its way', async () => {
    const { desk, world, at } = setUp({});
    await desk.resume();

    expect(at()).toBe('priced');
    expect(world.asked).toBe(0);
  });
});

describe('while a bet is on its way', () => {
  it.each<Placement>([
    { at: 'submitting', order },
    { ...confirming, order },
    { at: 'reconciling', order },
  ])('nothing is added to the slip: $at', (placement) => {
    const { store } = setUp({ placement });

    expect(pick(store, anEntry({ matchId: '8' }))).toBe('order-confirming');
    expect(store.getState().slip.entries).toHaveLength(1);
  });

  it('its entry is pending while it is confirmed, and free again when it was rejected', async () => {
    const pendingIds: (string | undefined)[] = [];
    const { desk, store } = setUp({ place: ok(confirming), outcomes: [ok(rejected)] });
    store.subscribe(({ slip }) => pendingIds.push(slip.entries[0]?.pendingTicketId));
    await desk.submit(order, 'q1', 'better');

    expect(new Set(pendingIds)).toEqual(new Set([undefined, '251121204512']));
    expect(pendingIds.at(-1)).toBeUndefined();
  });
});
