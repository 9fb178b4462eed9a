import { A_KEY, anEntry, aLeg, anOrder, aQuote, aSlip, aTicket } from '../testing/builders';
import {
  clear,
  createSlipStore,
  dispatch,
  keepSelections,
  pick,
  remove,
  setCombination,
  setMode,
  setStake,
  setStakeOf,
  stakeTextOf,
} from './slipStore';
import type { Placement } from './placement';

const entries = ['7', '8', '9'].map((matchId) => anEntry({ matchId }));
const [first, second] = entries.map(({ key }) => key);
const rejected: Placement = { status: 'rejected', order: anOrder(), reason: 'closed' };
const accepted: Placement = { status: 'accepted', order: anOrder(), receipt: aTicket() };

function aStore(placements: readonly Placement[] = []) {
  return createSlipStore({ slip: aSlip({ mode: 'multiple', entries }), quote: aQuote(), placements });
}

const placementsIn = (store: ReturnType<typeof aStore>) => store.getState().placements.map(({ status }) => status);

describe('stakes of several singles', () => {
  it('follow the stake for all until one is typed, and again once that for all is', () => {
    const store = aStore();
    setStake(store, '100');
    setStakeOf(store, second ?? ('' as never), '30');
    expect(entries.map(({ key }) => stakeTextOf(store.getState(), key))).toEqual(['100', '30', '100']);

    setStake(store, '50');
    expect(entries.map(({ key }) => stakeTextOf(store.getState(), key))).toEqual(['50', '50', '50']);
  });

  it('go with their entry', () => {
    const store = aStore();
    setStakeOf(store, second ?? ('' as never), '30');
    remove(store, second ?? ('' as never));

    expect(store.getState().stakes.size).toBe(0);
  });
});

describe('the outcomes of earlier bets', () => {
  it('are dismissed by the next selection', () => {
    const store = aStore([rejected, accepted]);
    pick(store, anEntry({ matchId: '20' }));

    expect(placementsIn(store)).toEqual([]);
  });

  it('are removed with their selection; receipts stay', () => {
    const store = aStore([rejected, accepted]);
    remove(store, second ?? ('' as never));
    expect(placementsIn(store)).toEqual(['rejected', 'accepted']);
    remove(store, first ?? ('' as never));
    expect(placementsIn(store)).toEqual(['accepted']);
  });

  it('are removed with the mode', () => {
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
