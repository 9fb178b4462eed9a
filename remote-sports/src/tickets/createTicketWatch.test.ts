import type { Ticket } from '@site/shared/betting';
import type { CallResult } from '@site/shared/contract';
import { mustBeFen } from '@site/shared/money';
import { aTicket } from '../testing/builders';
import { createTicketWatch, type TicketWatchParts } from './createTicketWatch';
import { OPEN_BETS_POLL_MS } from './ticketsStore';
import { createOpenBetsStore } from './ticketsStore';

const UNREACHABLE: CallResult<never> = { ok: false, failure: { kind: 'unreachable' } };
const ok = <Data>(data: Data): CallResult<Data> => ({ ok: true, data });
const settled = (id: string): Ticket =>
  aTicket({ id, state: { status: 'settled', settledAt: 1, result: { kind: 'won' }, payout: mustBeFen(19_800) } });

/** Creates a watch on a platform with two lists the test may change, and records its reports. */
function aWatch() {
  const lists: { open: CallResult<readonly Ticket[]>; results: CallResult<{ rows: readonly Ticket[] }> } = {
    open: ok([aTicket({ id: '1' })]),
    results: ok({ rows: [] }),
  };
  const store = createOpenBetsStore();
  const fetchOpenBets = jest.fn<Promise<CallResult<readonly Ticket[]>>, Parameters<TicketWatchParts['fetchOpenBets']>>(() =>
    Promise.resolve(lists.open),
  );
  const fetchResults = jest.fn(() => Promise.resolve(lists.results));
  const onMoneyMoved = jest.fn();
  const onSettled = jest.fn<undefined, [readonly Ticket[]]>();
  const watch = createTicketWatch({ store, owner: '10001', fetchOpenBets, fetchResults, now: () => Date.now(), onMoneyMoved, onSettled });
  return { lists, store, fetchOpenBets, fetchResults, onMoneyMoved, onSettled, watch };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the watch on the open bets', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('reads at once, and repeatedly while a bet is open', async () => {
    const { watch, fetchOpenBets } = aWatch();
    watch.start();
    await pass(OPEN_BETS_POLL_MS - 1);
    expect(fetchOpenBets).toHaveBeenCalledTimes(1);

    await pass(1);
    expect(fetchOpenBets).toHaveBeenCalledTimes(2);
    await pass(OPEN_BETS_POLL_MS);
    expect(fetchOpenBets).toHaveBeenCalledTimes(3);
  });

  it('stops polling once no bet is open, until an event arrives', async () => {
    const { watch, lists, fetchOpenBets } = aWatch();
    lists.open = ok([]);
    watch.start();
    await pass(10 * OPEN_BETS_POLL_MS);
    expect(fetchOpenBets).toHaveBeenCalledTimes(1);

    lists.open = ok([aTicket()]);
    watch.reload();
    await pass(0);
    expect(fetchOpenBets).toHaveBeenCalledTimes(2);
    await pass(OPEN_BETS_POLL_MS);
    expect(fetchOpenBets).toHaveBeenCalledTimes(3);
  });

  it('reads once for several events together', async () => {
    const { watch, fetchOpenBets } = aWatch();
    watch.start();
    await pass(0);

    watch.reload();
    watch.reload();
    await pass(0);

    expect(fetchOpenBets).toHaveBeenCalledTimes(2);
  });

  it('reports a bet as settled once it is among the results', async () => {
    const { watch, lists, onMoneyMoved, onSettled } = aWatch();
    watch.start();
    await pass(0);
    lists.open = ok([]);
    lists.results = ok({ rows: [settled('1'), settled('another')] });

    await pass(OPEN_BETS_POLL_MS);

    expect(onMoneyMoved).toHaveBeenCalledTimes(1);
    expect(onSettled.mock.calls).toEqual([[[settled('1')]]]);
  });

  it('does not report a rejected bet as settled, though its money is released', async () => {
    const { watch, lists, onMoneyMoved, onSettled, fetchResults } = aWatch();
    lists.open = ok([aTicket({ id: '1', state: { status: 'confirming' } })]);
    watch.start();
    await pass(0);
    lists.open = ok([]);

    await pass(3 * OPEN_BETS_POLL_MS);

    expect(onMoneyMoved).toHaveBeenCalledTimes(1);
    expect(onSettled).not.toHaveBeenCalled();
    expect(fetchResults).toHaveBeenCalledTimes(1);
  });

  it('reads the results again until it succeeds, and reports once', async () => {
    const { watch, lists, onMoneyMoved, onSettled } = aWatch();
    watch.start();
    await pass(0);
    lists.open = ok([]);
    lists.results = UNREACHABLE;
    await pass(OPEN_BETS_POLL_MS);
    expect(onSettled).not.toHaveBeenCalled();

    lists.results = ok({ rows: [settled('1')] });
    await pass(5 * OPEN_BETS_POLL_MS);

    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(onMoneyMoved).toHaveBeenCalledTimes(1);
  });

  it('keeps the current bets while calls fail, and continues to poll', async () => {
    const { watch, lists, store, onMoneyMoved } = aWatch();
    watch.start();
    await pass(0);
    lists.open = UNREACHABLE;
    await pass(OPEN_BETS_POLL_MS);
    expect(store.getState().tickets).toMatchObject({ status: 'failed', data: [{ id: '1' }] });

    lists.open = ok([aTicket({ id: '1' })]);
    await pass(OPEN_BETS_POLL_MS);
    expect(store.getState().tickets.status).toBe('ready');
    expect(onMoneyMoved).not.toHaveBeenCalled();
  });

  it('pauses while stopped, and then reads what it missed', async () => {
    const { watch, fetchOpenBets } = aWatch();
    watch.start();
    await pass(0);
    watch.stop();
    watch.reload();
    await pass(10 * OPEN_BETS_POLL_MS);
    expect(fetchOpenBets).toHaveBeenCalledTimes(1);

    watch.start();
    await pass(0);
    expect(fetchOpenBets).toHaveBeenCalledTimes(2);
  });

  it('keeps its interval over a short pause', async () => {
    const { watch, fetchOpenBets } = aWatch();
    watch.start();
    await pass(1_000);
    watch.stop();
    watch.start();
    await pass(OPEN_BETS_POLL_MS - 1_001);
    expect(fetchOpenBets).toHaveBeenCalledTimes(1);

    await pass(1);
    expect(fetchOpenBets).toHaveBeenCalledTimes(2);
  });

  it('reports after a pause the bets that were settled meanwhile', async () => {
    const { watch, lists, onSettled } = aWatch();
    watch.start();
    await pass(0);
    watch.stop();
    lists.open = ok([]);
    lists.results = ok({ rows: [settled('1')] });
    await pass(60_000);

    watch.start();
    await pass(0);

    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('keeps a reload that was requested while it looks up departed bets', async () => {
    const { watch, lists, fetchOpenBets, fetchResults } = aWatch();
    watch.start();
    await pass(0);
    lists.open = ok([]);
    fetchResults.mockImplementationOnce(() => {
      watch.reload();
      return Promise.resolve(UNREACHABLE);
    });

    await pass(OPEN_BETS_POLL_MS);
    await pass(1);

    expect(fetchOpenBets).toHaveBeenCalledTimes(3);
  });

  it('never lets an older answer overwrite a newer one', async () => {
    const { watch, store, fetchOpenBets } = aWatch();
    let answerFirst: (result: CallResult<readonly Ticket[]>) => void = () => undefined;
    fetchOpenBets.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerFirst = resolve;
        }),
    );
    watch.start();
    watch.reload();
    await pass(0);

    answerFirst(ok([]));
    await pass(0);

    expect(store.getState().tickets.data?.map(({ id }) => id)).toEqual(['1']);
    expect(fetchOpenBets.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });
});
