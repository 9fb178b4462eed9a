import { A_KEY, anEntry, aLeg, anOrder, aPrice, aQuote, aSlip, aTicket } from '../testing/builders';
import type { SystemBet } from '@site/shared/odds';
import {
  clear,
  createSlipStore,
  dispatch,
  follow,
  keepSelections,
  pick,
  remove,
  setCombination,
  setMode,
  setStake,
  setStakeOf,
  takeQuote,
  type SlipState,
  type SlipStore,
} from './slipStore';
import type { Placement } from './placement';
import type { BetType } from './slip';
import { summarizeSlip } from './slipSummary';
import { stakeTextOf } from './stakes';
import type { BetOrder, SlipEntry } from './types';

const entries = ['7', '8', '9'].map((matchId) => anEntry({ matchId }));
const [first, second] = entries.map(({ key }) => key);
const rejected: Placement = { status: 'rejected', order: anOrder(), reason: 'closed' };
const accepted: Placement = { status: 'accepted', order: anOrder(), receipt: aTicket() };

function aStore(placements: readonly Placement[] = []) {
  return createSlipStore({ slip: aSlip({ mode: 'multiple', entries }), quote: aQuote(), placements });
}

const placementsIn = (store: ReturnType<typeof aStore>) => store.getState().placements.map(({ status }) => status);

describe('stakes of several singles', () => {
  it('follow the stake for all until one is typed, and again once the stake for all is typed', () => {
    const store = aStore();
    setStake(store, '100');
    setStakeOf(store, second ?? ('' as never), '30');
    expect(entries.map(({ key }) => stakeTextOf(store.getState(), key))).toEqual(['100', '30', '100']);

    setStake(store, '50');
    expect(entries.map(({ key }) => stakeTextOf(store.getState(), key))).toEqual(['50', '50', '50']);
  });

  it('are removed with their entry', () => {
    const store = aStore();
    setStakeOf(store, second ?? ('' as never), '30');
    remove(store, second ?? ('' as never));

    expect(store.getState().stakes.size).toBe(0);
  });
});

describe('the outcomes of earlier bets', () => {
  it('the next selection dismisses the outcomes', () => {
    const store = aStore([rejected, accepted]);
    pick(store, anEntry({ matchId: '20' }));

    expect(placementsIn(store)).toEqual([]);
  });

  it('removing a selection removes its outcome; receipts stay', () => {
    const store = aStore([rejected, accepted]);
    remove(store, second ?? ('' as never));
    expect(placementsIn(store)).toEqual(['rejected', 'accepted']);
    remove(store, first ?? ('' as never));
    expect(placementsIn(store)).toEqual(['accepted']);
  });

  it('changing the mode removes the outcomes', () => {
    const store = aStore([rejected, accepted]);
    setMode(store, 'parlay');

    expect(placementsIn(store)).toEqual(['accepted']);
  });
});

describe('while a bet is under way', () => {
  it.each<[string, (store: ReturnType<typeof aStore>) => void]>([
    [
      'nothing is removed',
      (store) => {
        remove(store, first ?? ('' as never));
      },
    ],
    ['nothing is cleared', clear],
    [
      'the mode stays',
      (store) => {
        setMode(store, 'single');
      },
    ],
    [
      'the combination stays',
      (store) => {
        setCombination(store, 2);
      },
    ],
    ['nothing is picked again', keepSelections],
  ])('%s', (_name, change) => {
    const store = aStore([
      { status: 'submitting', order: anOrder() },
      { ...accepted, order: anOrder({ key: 'other' as never }) },
    ]);
    const before = store.getState();
    change(store);

    expect(store.getState()).toBe(before);
  });
});

it('removes all legs of an accepted parlay from the slip, and its stake', () => {
  const order = anOrder({ kind: { kind: 'parlay' }, legs: entries.slice(0, 2).map((entry) => aLeg(entry)) });
  const store = createSlipStore({ slip: aSlip({ mode: 'parlay', entries }), stake: '100', placements: [{ status: 'submitting', order }] });
  dispatch(store, { type: 'answered', key: A_KEY, answer: { status: 'accepted', receipt: aTicket() } });

  expect(store.getState()).toMatchObject({ stake: '', slip: { entries: [{ key: '9/RE/REH' }] } });
});

it('marks every leg of a parlay while it is confirmed, so that nothing is added in another tab either [R-SLIP-19] [R-SLIP-20]', () => {
  const order = anOrder({ kind: { kind: 'parlay' }, legs: entries.slice(0, 2).map((entry) => aLeg(entry)) });
  const store = createSlipStore({ slip: aSlip({ mode: 'parlay', entries }), placements: [{ status: 'submitting', order }] });
  const answer = { status: 'confirming', ticketId: '1', cause: 'danger-window', since: 0, deadline: 5_000 } as const;
  dispatch(store, { type: 'answered', key: A_KEY, answer });

  expect(store.getState().slip.entries.map(({ pendingTicketId }) => pendingTicketId)).toEqual(['1', '1', undefined]);
});

describe('keeping the selections of accepted bets', () => {
  const legs = ['1', '2', '3', '4'].map((matchId) => anEntry({ matchId }));
  const excluded = anEntry({ matchId: '4', w: 'ROU' });
  const ALL_FOLDS: SystemBet = { kind: 'named', selections: 4 };
  const acceptedAs = (order: Partial<BetOrder>): Placement => ({ ...accepted, order: anOrder(order) });
  const keysIn = ({ getState }: SlipStore) => getState().slip.entries.map(({ key }) => key);

  it.each<[string, BetOrder['kind'], object]>([
    ['a parlay', { kind: 'parlay' }, { mode: 'parlay', combination: 'parlay' }],
    ['a named system', { kind: 'system', system: ALL_FOLDS }, { mode: 'parlay', combination: 'all-folds' }],
    ['a system of one size', { kind: 'system', system: { kind: 'k-of-n', fold: 2, selections: 4 } }, { mode: 'parlay', combination: 2 }],
  ])('takes exactly the legs of %s, in its order and combination: selections that did not count leave the slip', (_what, kind, slip) => {
    const store = createSlipStore({
      slip: aSlip({ mode: 'parlay', entries: [excluded] }),
      quote: aQuote(),
      placements: [acceptedAs({ kind, legs: legs.map((leg) => aLeg(leg)) })],
    });
    keepSelections(store);

    expect(keysIn(store)).toEqual(legs.map(({ key }) => key));
    expect(store.getState()).toMatchObject({ slip, stake: '', quote: undefined, placements: [] });
  });

  it('takes the parlay as such when the player has changed to singles', () => {
    const order = { kind: { kind: 'parlay' }, legs: legs.map((leg) => aLeg(leg)) } as const;
    const store = createSlipStore({ slip: aSlip({ mode: 'single', entries: [excluded] }), placements: [acceptedAs(order)] });
    keepSelections(store);

    expect(store.getState().slip).toMatchObject({ mode: 'parlay', format: 'H' });
    expect(keysIn(store)).toEqual(legs.map(({ key }) => key));
  });

  it('takes only the last single when a parlay was placed before it', () => {
    const [first, ...others] = legs;
    const store = createSlipStore({
      slip: aSlip({ mode: 'single' }),
      placements: [
        acceptedAs({ kind: { kind: 'parlay' }, legs: others.map((leg) => aLeg(leg)), placedAt: 1 }),
        acceptedAs({ key: 'later' as never, legs: first ? [aLeg(first)] : [], placedAt: 2 }),
      ],
    });
    keepSelections(store);

    expect(keysIn(store)).toEqual([first?.key]);
    expect(store.getState().slip.mode).toBe('single');
  });

  it('takes all singles of one press: those that were not accepted keep their place and note, omitted ones leave', () => {
    const [one, two, three, leftOut] = legs;
    const order = (entry: SlipEntry | undefined, key: string) => anOrder({ key: key as never, legs: entry ? [aLeg(entry)] : [] });
    const store = createSlipStore({
      slip: aSlip({ mode: 'multiple', entries: [two, leftOut].flatMap((entry) => entry ?? []) }),
      stake: '20',
      placements: [
        { ...accepted, order: order(one, 'a') },
        { ...rejected, order: order(two, 'b') },
        { ...accepted, order: order(three, 'c') },
      ],
    });
    keepSelections(store);

    expect(keysIn(store)).toEqual([one?.key, two?.key, three?.key]);
    expect(store.getState()).toMatchObject({ slip: { mode: 'multiple' }, stake: '', placements: [{ status: 'rejected' }] });
  });

  it('empties the stake even when the player keeps stakes', () => {
    const store = createSlipStore({ keepsStake: true, stake: '20', placements: [accepted] });
    keepSelections(store);

    expect(store.getState()).toMatchObject({ stake: '', keepsStake: true });
  });

  it('forgets the price of the bet: the next quote counts as seen by the player', () => {
    const store = createSlipStore({ placements: [accepted] });
    keepSelections(store);
    const situation = { isSignedIn: true, balance: undefined, hasLink: true };
    expect(summarizeSlip(store.getState(), situation)).toMatchObject({
      entries: [{ status: 'unknown', now: { line: undefined, price: undefined } }],
    });

    const offer = { line: -3 as never, price: aPrice('H', '0.90') };
    takeQuote(store, aQuote({ ...offer, state: 'suspended' }));
    expect(store.getState().slip.entries).toMatchObject([{ isKept: true }]);
    takeQuote(store, aQuote({ ...offer, score: { home: 3, away: 1 } }));
    const summary = summarizeSlip({ ...store.getState(), stake: '100' }, situation);
    expect(summary).toMatchObject({ changed: [], entries: [{ status: 'open', now: offer, before: undefined }], action: { kind: 'bet' } });
    expect(store.getState().slip.entries).toMatchObject([{ seen: { ...offer, price: { kind: 'fixed', price: offer.price } } }]);

    takeQuote(store, aQuote({ ...offer, price: aPrice('H', '0.80'), score: { home: 3, away: 1 } }));
    expect(summarizeSlip({ ...store.getState(), stake: '100' }, situation)).toMatchObject({ action: { kind: 'accept-and-bet' } });
  });
});

describe('following a shared bet', () => {
  const shared = ['1', '2', '3', '4'].map((matchId) => anEntry({ matchId }));
  const others = [anEntry({ matchId: '9' }), anEntry({ matchId: '4', w: 'ROU' })];

  it.each<[string, BetType, readonly SlipEntry[], object]>([
    ['a parlay', 'parlay', shared, { mode: 'parlay', combination: 'parlay', format: 'H' }],
    ['4 串 11', 'all-folds', shared, { mode: 'parlay', combination: 'all-folds' }],
    ['2 串 1 × 6', 2, shared, { mode: 'parlay', combination: 2 }],
    ['a system that lost legs until no system is left', 'all-folds', shared.slice(0, 2), { mode: 'parlay', combination: 'parlay' }],
    ['a single', 'single', shared.slice(0, 1), { mode: 'single' }],
  ])('replaces the slip by the shared bet, without a stake: %s', (_what, type, entries, slip) => {
    const store = createSlipStore({ slip: aSlip({ mode: 'parlay', entries: others }), stake: '20', placements: [rejected] });

    expect(follow(store, entries, type)).toBeUndefined();
    expect(store.getState()).toMatchObject({ slip: { ...slip, entries }, stake: '', placements: [] });
    expect(store.getState().slip.entries).toHaveLength(entries.length);
  });

  it('adds a shared single to several, and keeps one that is already there', () => {
    const [single, second] = shared;
    const store = createSlipStore({ slip: aSlip({ mode: 'multiple', entries: others }), stake: '20' });
    if (!single || !second) throw new Error('two singles');
    follow(store, [single], 'single');
    follow(store, [single], 'single');

    expect(store.getState().slip).toMatchObject({ mode: 'multiple', entries: [...others, single] });
  });

  it.each<[string, Partial<SlipState>]>([
    ['a bet is under way', { placements: [{ status: 'submitting', order: anOrder() }] }],
    ['another tab awaits a ticket', { slip: aSlip({ entries: [anEntry({ pendingTicketId: '1' })] }) }],
  ])('refuses a shared bet while %s', (_what, state) => {
    const store = createSlipStore(state);
    const before = store.getState();

    expect(follow(store, shared, 'parlay')).toBe('order-confirming');
    expect(store.getState()).toBe(before);
  });
});
