import type { Ticket } from '@site/shared/betting';
import type { CallResult } from '@site/shared/contract';
import { mustBeFen } from '@site/shared/money';
import { aTicket } from '../testing/builders';
import {
  createOpenBetsStore,
  hasDepartures,
  isDue,
  OPEN_BETS_POLL_MS,
  openBetsOf,
  pollDelay,
  takeOpenBets,
  takeResults,
  withTarget,
  type OpenBets,
} from './ticketsStore';

const MEMBER = '10001';
const NOTHING = createOpenBetsStore().getState();
const UNREACHABLE: CallResult<never> = { ok: false, failure: { kind: 'unreachable' } };

const listing = (...ids: readonly string[]): CallResult<readonly Ticket[]> => ({ ok: true, data: ids.map((id) => aTicket({ id })) });
const holding = (...ids: readonly string[]): OpenBets => takeOpenBets(NOTHING, MEMBER, listing(...ids), 0);
const idsOf = (tickets: readonly Ticket[] | undefined) => tickets?.map(({ id }) => id);

describe('a reading of the open bets', () => {
  it('replaces the previous bets, and keeps departed ones until their results are read', () => {
    const before = holding('1', '2');
    const after = takeOpenBets(before, MEMBER, listing('2', '3'), 5);

    expect(idsOf(after.tickets.data)).toEqual(['2', '3']);
    expect(idsOf(after.departed)).toEqual(['1']);
    expect(hasDepartures(before, after)).toBe(true);
    const later = takeOpenBets(after, MEMBER, listing('2', '3'), 6);
    expect(idsOf(later.departed)).toEqual(['1']);
    expect(hasDepartures(after, later)).toBe(false);
  });

  it('finds no departed bets at first', () => {
    expect(holding('1').departed).toEqual([]);
  });

  it('a failed read keeps the current bets', () => {
    const after = takeOpenBets(holding('1'), MEMBER, UNREACHABLE, 5);

    expect(after.tickets.status).toBe('failed');
    expect(idsOf(after.tickets.data)).toEqual(['1']);
    expect(after.departed).toEqual([]);
  });

  it('the bets of another member replace those of the previous one', () => {
    const after = takeOpenBets(holding('1'), '20002', listing(), 5);

    expect(after).toMatchObject({ owner: '20002', departed: [] });
    expect(openBetsOf(holding('1'), '20002').data).toBeUndefined();
    expect(openBetsOf(holding('1'), undefined).data).toBeUndefined();
  });

  it('no longer lists a restored bet as departed', () => {
    const gone = takeOpenBets(holding('1'), MEMBER, listing(), 5);

    expect(takeOpenBets(gone, MEMBER, listing('1'), 6).departed).toEqual([]);
  });
});

it('reports as settled the departed tickets that the results contain; the others were rejected or cashed out', () => {
  const gone = takeOpenBets(holding('settled', 'cashed out', 'rejected'), MEMBER, listing(), 5);
  const settled = aTicket({
    id: 'settled',
    state: { status: 'settled', settledAt: 4, result: { kind: 'won' }, payout: mustBeFen(19_800) },
  });
  const cashedOut = aTicket({ id: 'cashed out', state: { status: 'cashed-out', endedAt: 4, payout: mustBeFen(9_000) } });
  const earlier = { ...settled, id: 'settled before' };

  const taken = takeResults(gone, [settled, cashedOut, earlier]);

  expect(taken.settled).toEqual([settled]);
  expect(taken.bets.departed).toEqual([]);
});

it('reports a ticket that was cashed out at its target, and none that the member cashed out for less', () => {
  const [kept, changed] = ['1', '2'].map((id) => withTarget(holding(id), id, mustBeFen(9_000)));
  const end = (id: string, payout: number) => aTicket({ id, state: { status: 'cashed-out', endedAt: 4, payout: mustBeFen(payout) } });
  const gone = (bets: OpenBets | undefined) => takeOpenBets(bets ?? NOTHING, MEMBER, listing(), 5);

  expect(idsOf(takeResults(gone(kept), [end('1', 9_000)]).settled)).toEqual(['1']);
  expect(takeResults(gone(changed), [end('2', 8_999)]).settled).toEqual([]);
});

it('stores the target of one ticket until it is removed', () => {
  const set = withTarget(holding('1', '2'), '2', mustBeFen(9_000));

  expect(set.tickets.data?.map(({ state }) => 'autoCashOut' in state)).toEqual([false, true]);
  expect(withTarget(set, '2', undefined).tickets.data).toEqual(holding('1', '2').tickets.data);
  expect(withTarget(NOTHING, '2', mustBeFen(9_000))).toBe(NOTHING);
});

describe('the next reading', () => {
  it.each<[string, OpenBets, number, number | undefined]>([
    ['comes a while after the last while a bet is open', holding('1'), 4_000, OPEN_BETS_POLL_MS - 4_000],
    ['is overdue after a rest', holding('1'), 60_000, 0],
    ['is no further away than the clock was set back', holding('1'), -60_000, OPEN_BETS_POLL_MS],
    ['never comes by itself where nothing is open', holding(), 4_000, undefined],
    ['comes after a failure, since something may be open', takeOpenBets(NOTHING, MEMBER, UNREACHABLE, 0), 0, OPEN_BETS_POLL_MS],
    ['comes while a departure is unexplained', takeOpenBets(holding('1'), MEMBER, listing(), 0), 0, OPEN_BETS_POLL_MS],
  ])('%s', (_name, bets, now, delay) => {
    expect(pollDelay(bets, now)).toBe(delay);
  });

  it.each<[string, OpenBets, string, number, boolean]>([
    ['just read', holding('1'), MEMBER, 1_000, false],
    ['read a while ago', holding('1'), MEMBER, OPEN_BETS_POLL_MS / 2, true],
    ['read for another member', holding('1'), '20002', 1_000, true],
    ['never read', NOTHING, MEMBER, 1_000, true],
    ['failed', takeOpenBets(holding('1'), MEMBER, UNREACHABLE, 0), MEMBER, 1_000, true],
    ['with a departure unexplained', takeOpenBets(holding('1'), MEMBER, listing(), 0), MEMBER, 1_000, true],
  ])('for a view that opens, with bets %s: due is decided', (_name, bets, member, now, isNeeded) => {
    expect(isDue(bets, member, now)).toBe(isNeeded);
  });
});
