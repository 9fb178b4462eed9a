import { waitFor } from '@testing-library/react';
import { A_KEY, anEntry, aLeg, anOrder, aPrice, aQuote, aTicket } from '../testing/builders';
import { fail, ok, setUpPlacement, type Trace } from '../testing/placement';
import { TAKEOVER_RETRY_MS } from '../shared-tasks/outcomeDelays';
import type { QuotedBet } from './createPlacementDriver';
import type { Answer, Placement } from '../slip/placement';
import { keepSelections, pick, type SlipStore } from '../slip/slipStore';
import type { PlacementKey, QuotedEntry } from '../slip/types';

const order = anOrder();
const bet: QuotedBet = { order, quoteId: 'q1' };
const accepted: Answer = { status: 'accepted', receipt: aTicket() };
const confirming: Answer = { status: 'confirming', ticketId: '251121204512', cause: 'danger-window', since: 0, deadline: 5_000 };
const rejected: Answer = { status: 'rejected', reason: 'price-changed', offer: aQuote({ quoteId: 'q2' }, { id: 'q2' }) };

describe('placing a bet', () => {
  it('removes an accepted bet from the slip and refreshes the balance', async () => {
    const { driver, store, trace, at } = setUpPlacement({});
    await driver.submit([bet], 'better');

    expect(at()).toEqual(['accepted']);
    expect(store.getState()).toMatchObject({ slip: { entries: [] }, stake: '' });
    expect(trace).toMatchObject({ placed: [A_KEY], asked: [], pending: [], moved: ['accepted'] });
  });

  it('waits for the danger window to pass, then requests the decision by key', async () => {
    const { driver, store, trace, at } = setUpPlacement({ place: ok(confirming), outcomes: [ok(accepted)] });
    const states = new Set<string>();
    store.subscribe(({ placements }) => {
      for (const { status } of placements) states.add(status);
    });
    await driver.submit([bet], 'better');

    expect(at()).toEqual(['accepted']);
    expect([...states]).toEqual(['submitting', 'confirming', 'deciding', 'accepted']);
    expect(trace).toMatchObject({ placed: [A_KEY], asked: [A_KEY], waits: [5_300, 0], moved: ['confirming', 'accepted'] });
  });

  it('keeps a rejected entry, with the new offer', async () => {
    const { driver, store, trace } = setUpPlacement({ place: ok(rejected) });
    await driver.submit([bet], 'better');

    expect(store.getState().placements).toMatchObject([{ status: 'rejected', reason: 'price-changed' }]);
    expect(store.getState()).toMatchObject({ quote: { id: 'q2' }, stake: '100', slip: { entries: [{ key: '7/RE/REH' }] } });
    expect(trace.pending).toEqual([]);
  });

  it('never sends a bet twice when the answer is lost: it polls with growing intervals until the outcome is known', async () => {
    const { driver, trace, at } = setUpPlacement({
      place: fail('timeout'),
      outcomes: [fail('unreachable'), fail('timeout'), fail('unreachable'), fail('unreachable'), fail('unreachable'), ok(accepted)],
    });
    await driver.submit([bet], 'better');

    expect(at()).toEqual(['accepted']);
    expect(trace).toMatchObject({ placed: [A_KEY], waits: [500, 1_000, 2_000, 4_000, 8_000, 8_000] });
    expect(trace.asked).toHaveLength(6);
  });

  it('reports that no bet was placed when the platform has closed the key', async () => {
    const { driver, store, trace } = setUpPlacement({ place: fail('timeout'), outcomes: [ok('unknown' as const)] });
    await driver.submit([bet], 'better');

    expect(store.getState().placements).toMatchObject([{ status: 'not-placed', failure: { kind: 'timeout' } }]);
    expect(store.getState()).toMatchObject({ stake: '100', slip: { entries: [{ key: '7/RE/REH' }] } });
    expect(trace).toMatchObject({ placed: [A_KEY], pending: [] });
  });

  it('polls again when the platform has not decided at the deadline', async () => {
    const { driver, trace, at } = setUpPlacement({ place: ok(confirming), outcomes: [ok(confirming), ok(confirming), ok(accepted)] });
    await driver.submit([bet], 'better');

    expect(at()).toEqual(['accepted']);
    expect(trace).toMatchObject({ placed: [A_KEY], waits: [5_300, 0, 300, 500, 300, 1_000] });
  });

  it('reconciles when the decision is lost, and continues to poll', async () => {
    const { driver, store, trace, at } = setUpPlacement({ place: ok(confirming), outcomes: [fail('timeout'), ok(accepted)] });
    const states = new Set<string>();
    store.subscribe(({ placements }) => {
      for (const { status } of placements) states.add(status);
    });
    await driver.submit([bet], 'better');

    expect(at()).toEqual(['accepted']);
    expect([...states]).toEqual(['submitting', 'confirming', 'deciding', 'reconciling', 'accepted']);
    expect(trace).toMatchObject({ placed: [A_KEY], asked: [A_KEY, A_KEY] });
  });

  it('ignores a second press', async () => {
    const { driver, trace } = setUpPlacement({});
    const again = { order: anOrder({ key: OTHER_KEYS[0] }), quoteId: 'q1' };
    await Promise.all([driver.submit([bet], 'better'), driver.submit([again], 'better')]);

    expect(trace.placed).toEqual([A_KEY]);
  });

  it('ignores a press on a quote that is no longer stored', async () => {
    const { driver, trace } = setUpPlacement({});
    await driver.submit([{ order, quoteId: 'an older quote' }], 'better');

    expect(trace).toMatchObject({ placed: [], pending: [] });
  });

  it('keeps the pending order when the view unmounts in between', async () => {
    const { driver, trace, at } = setUpPlacement({ place: fail('aborted') });
    await driver.submit([bet], 'better');

    expect(at()).toEqual(['submitting']);
    expect(trace).toMatchObject({ asked: [], pending: [order] });
  });
});

const OTHER_KEYS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const as readonly [
  PlacementKey,
  PlacementKey,
];

describe('placing several singles', () => {
  const ids = ['7', '8', '9'] as const;
  const keys = [A_KEY, ...OTHER_KEYS] as const;
  const entries = ids.map((matchId) => anEntry({ matchId }));
  const bets = entries.map((entry, i): QuotedBet => ({ order: anOrder({ key: keys[i] ?? A_KEY, legs: [aLeg(entry)] }), quoteId: `q${i}` }));
  const quotedEntries = entries.map((entry, i): QuotedEntry => {
    const [quoted] = aQuote().entries;
    if (!quoted) throw new Error('the quote is empty');
    return { ...quoted, key: entry.key, quoteId: `q${i}` };
  });
  const quote = aQuote({}, { id: 'q0', entries: quotedEntries });
  const offered = (i: number): Answer => {
    const [entry] = quotedEntries.slice(i, i + 1);
    return {
      status: 'rejected',
      reason: 'price-changed',
      offer: { id: 'offer', expiresAt: 8_000, entries: entry ? [{ ...entry, quoteId: 'offer', price: aPrice('H', '0.90') }] : [] },
    };
  };

  it('places each single under its own key, and all leave the slip', async () => {
    const { driver, store, trace, at } = setUpPlacement({ entries, quote });
    await driver.submit(bets, 'better');

    expect(trace.placed).toEqual(keys);
    expect(at()).toEqual(['accepted', 'accepted', 'accepted']);
    expect(store.getState()).toMatchObject({ slip: { entries: [] }, stake: '' });
  });

  it('keeps a single that failed, with its stake and its new offer, when the others are accepted', async () => {
    const { driver, store, trace, at } = setUpPlacement({ entries, quote, place: (key) => ok(key === keys[1] ? offered(1) : accepted) });
    await driver.submit(bets, 'better');

    expect(at()).toEqual(['accepted', 'rejected', 'accepted']);
    expect(store.getState().slip.entries.map(({ key }) => key)).toEqual(['8/RE/REH']);
    expect(store.getState()).toMatchObject({ stake: '100', quote: { entries: [{ quoteId: 'offer' }] } });
    expect(trace.pending).toEqual([]);
  });

  it('polls by its own key for the single whose answer was lost, and sends none again', async () => {
    const { driver, trace, at } = setUpPlacement({
      entries,
      quote,
      place: (key) => (key === keys[2] ? fail('timeout') : ok(accepted)),
      outcomes: [fail('unreachable'), ok(accepted)],
    });
    await driver.submit(bets, 'better');

    expect(at()).toEqual(['accepted', 'accepted', 'accepted']);
    expect(trace).toMatchObject({ placed: keys, asked: [keys[2], keys[2]] });
  });

  it('refuses further selections until the last single is decided', async () => {
    const { driver, store } = setUpPlacement({ entries, quote, place: (key) => (key === keys[2] ? fail('aborted') : ok(accepted)) });
    await driver.submit(bets, 'better');

    expect(pick(store, anEntry({ matchId: '20' }))).toBe('order-confirming');
    expect(store.getState().slip.entries.map(({ key }) => key)).toEqual(['9/RE/REH']);
  });

  it('places no single when one of the quotes is no longer stored', async () => {
    const { driver, trace } = setUpPlacement({ entries, quote });
    await driver.submit([...bets, { order: anOrder(), quoteId: 'gone' }], 'better');

    expect(trace.placed).toEqual([]);
  });

  it('finds each single again after a reload', async () => {
    const { driver, trace, at } = setUpPlacement({
      entries,
      pending: bets.map((one) => one.order),
      outcomes: (key) => ok(key === keys[1] ? 'unknown' : accepted),
    });
    await driver.resume();

    expect(at()).toEqual(['accepted', 'not-placed', 'accepted']);
    expect(trace).toMatchObject({ placed: [], pending: [] });
    expect(new Set(trace.asked)).toEqual(new Set(keys));
  });

  it('lets the same selections be picked again, without a stake', async () => {
    const { driver, store, at } = setUpPlacement({ entries, quote });
    await driver.submit(bets, 'better');
    keepSelections(store);

    expect(at()).toEqual([]);
    expect(store.getState().slip.entries.map(({ key }) => key)).toEqual(['7/RE/REH', '8/RE/REH', '9/RE/REH']);
    expect(store.getState()).toMatchObject({ stake: '', quote: undefined });
  });
});

describe('an outcome that an earlier page received', () => {
  function resumeWith(onAsked: (store: SlipStore) => void = () => undefined) {
    const forgotten: string[] = [];
    const placement = setUpPlacement({
      entries: [],
      answered: {
        list: () => [{ order }],
        keep: () => undefined,
        recall: (_key, show) => show(),
        forget: (key) => forgotten.push(key),
      },
      outcomes: () => {
        onAsked(placement.store);
        return ok(accepted);
      },
    });
    return { ...placement, forgotten };
  }

  it('shows the outcome, and blocks no pick while it is being requested', async () => {
    const { driver, at } = resumeWith((slip) => expect(slip.getState().placements).toEqual([]));
    await driver.resume();
    await waitFor(() => expect(at()).toEqual(['accepted']));
  });

  it('drops an outcome when the player picks before it is known, and keeps the pick', async () => {
    const { driver, at, store, forgotten } = resumeWith((slip) => pick(slip, anEntry()));
    await driver.resume();

    await waitFor(() => expect(forgotten).toEqual([A_KEY]));
    expect(at()).toEqual([]);
    expect(store.getState().slip.entries).toHaveLength(1);
  });
});

describe('resuming', () => {
  it('polls for a bet that an earlier page left open', async () => {
    const { driver, trace, at } = setUpPlacement({ pending: [order], outcomes: [ok(accepted)] });
    await driver.resume();

    expect(at()).toEqual(['accepted']);
    expect(trace).toMatchObject({ placed: [], asked: [A_KEY], pending: [] });
  });

  it('polls for a bet that an earlier view left open', async () => {
    const { driver, trace, at } = setUpPlacement({
      placements: [{ status: 'submitting', order }],
      pending: [order],
      outcomes: [ok('unknown' as const)],
    });
    await driver.resume();

    expect(at()).toEqual(['not-placed']);
    expect(trace).toMatchObject({ placed: [], asked: [A_KEY] });
  });

  it('leaves a bet to the tab that follows it', async () => {
    const finish = (trace: Trace) => {
      trace.pending = [];
      return true;
    };
    const { driver, trace, at } = setUpPlacement({ pending: [order], onLocked: finish });
    await driver.resume();

    expect(at()).toEqual([]);
    expect(trace.asked).toEqual([]);
  });

  it('takes a bet over when the tab that followed it closes', async () => {
    const { driver, trace, at } = setUpPlacement({
      pending: [order],
      onLocked: ({ waits }) => waits.length === 0,
      outcomes: [ok(accepted)],
    });
    await driver.resume();

    expect(at()).toEqual(['accepted']);
    expect(trace).toMatchObject({ asked: [A_KEY], waits: [TAKEOVER_RETRY_MS, 500], pending: [] });
  });

  it('requests nothing when no bet was left open', async () => {
    const { driver, trace, at } = setUpPlacement({});
    await driver.resume();

    expect(at()).toEqual([]);
    expect(trace.asked).toEqual([]);
  });
});

describe('while a bet is under way', () => {
  it.each<Placement>([
    { status: 'submitting', order },
    { ...confirming, order },
    { status: 'deciding', order, ticketId: '251121204512' },
    { status: 'reconciling', order },
  ])('adds no selection to the slip: $at', (placement) => {
    const { store } = setUpPlacement({ placements: [placement] });

    expect(pick(store, anEntry({ matchId: '8' }))).toBe('order-confirming');
    expect(store.getState().slip.entries).toHaveLength(1);
  });

  it('marks an entry as pending while it is confirmed, and frees it after a rejection', async () => {
    const pendingIds: (string | undefined)[] = [];
    const { driver, store } = setUpPlacement({ place: ok(confirming), outcomes: [ok(rejected)] });
    store.subscribe(({ slip }) => pendingIds.push(slip.entries[0]?.pendingTicketId));
    await driver.submit([bet], 'better');

    expect(new Set(pendingIds)).toEqual(new Set([undefined, '251121204512']));
    expect(pendingIds.at(-1)).toBeUndefined();
  });
});
