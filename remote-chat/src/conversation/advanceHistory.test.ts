import { aMessage, aRoom } from '../testing/builders';
import { advanceHistory } from './advanceHistory';
import type { HistoryPage, HistoryQuery } from './history';
import { enteredView, ROOM_LINES_MAX, withArrival, withMessage, type RoomView } from './roomView';

/** Creates one message per second: message 7 has second 7. */
const messages = (...ids: readonly number[]) => ids.map((id) => aMessage({ id: String(id), at: id * 1_000 }));
const from = (first: number, count: number) => messages(...Array.from({ length: count }, (_, index) => first + index));
const entered = (...ids: readonly number[]) => enteredView(undefined, aRoom(), messages(...ids));
const ask = (view: RoomView) => advanceHistory(view, { type: 'history-requested' });
const idsOf = ({ lines }: RoomView) => lines.map(({ id }) => id);

function queryOf({ history }: RoomView): HistoryQuery {
  if (history.status !== 'loading') throw new Error(`no page is requested: ${history.status}`);
  return history.query;
}

const come = (view: RoomView, page: HistoryPage) => advanceHistory(view, { type: 'history-loaded', query: queryOf(view), page });

describe('the history of a room', () => {
  it('is requested up to the oldest message shown', () => {
    expect(queryOf(ask(entered(7, 8)))).toEqual({ roomId: 'c1', pageNum: 1, until: 7_000 });
    expect(queryOf(ask(withArrival(entered(7), '游客1', 4)))).toMatchObject({ until: 7_000 });
  });

  it('is put before the lines shown, no message twice, and there may be more', () => {
    const view = come(ask(entered(7, 8)), { messages: messages(5, 6, 7), isLast: false });

    expect(idsOf(view)).toEqual(['5', '6', '7', '8']);
    expect(view.history).toEqual({ status: 'available' });
    expect(queryOf(ask(view))).toMatchObject({ until: 5_000 });
  });

  it.each<[string, HistoryPage]>([
    ['is marked as the last', { messages: messages(6, 7), isLast: true }],
    ['has no new messages', { messages: messages(7), isLast: false }],
  ])('ends with the page that %s', (_, page) => {
    expect(come(ask(entered(7, 8)), page).history).toEqual({ status: 'none' });
  });

  it('skips a whole page of messages of the same moment', () => {
    const view = enteredView(
      undefined,
      aRoom(),
      from(1, 16).map((message) => ({ ...message, at: 1_000 })),
    );

    expect(queryOf(ask(view))).toEqual({ roomId: 'c1', pageNum: 2, until: 1_000 });
  });

  it('is loaded while new messages arrive', () => {
    const asked = ask(entered(7));
    const view = withMessage(asked, aMessage({ id: '8', at: 8_000 }));

    expect(idsOf(come(view, { messages: messages(6), isLast: true }))).toEqual(['6', '7', '8']);
  });

  it('can be requested again after a failure', () => {
    const asked = ask(entered(7));
    const failed = advanceHistory(asked, { type: 'history-failed', query: queryOf(asked), failure: { kind: 'timeout' } });
    expect(failed.history).toEqual({ status: 'failed', failure: { kind: 'timeout' } });

    expect(ask(failed).history).toMatchObject({ status: 'loading' });
  });

  it('is requested once', () => {
    const asked = ask(entered(7));

    expect(ask(asked)).toBe(asked);
  });

  it('ignores an answer that is not awaited', () => {
    const old = queryOf(ask(entered(7)));
    const page: HistoryPage = { messages: messages(6), isLast: true };
    const asked = ask(entered(7));

    expect(advanceHistory(asked, { type: 'history-loaded', query: old, page })).toBe(asked);
    expect(advanceHistory(asked, { type: 'history-failed', query: old, failure: { kind: 'timeout' } })).toBe(asked);
  });

  it('is empty in a room without messages', () => {
    const view = entered();

    expect(view.history).toEqual({ status: 'none' });
    expect(ask(view)).toBe(view);
  });

  it('is cut to the number of lines that are kept, the newest of them', () => {
    const view = enteredView(undefined, aRoom(), from(1_000, ROOM_LINES_MAX - 2));
    const full = come(ask(view), { messages: messages(1, 2, 3), isLast: false });

    expect(full.lines).toHaveLength(ROOM_LINES_MAX);
    expect(idsOf(full).slice(0, 3)).toEqual(['2', '3', '1000']);
    expect(full.history).toEqual({ status: 'full' });
  });

  it('is not awaited once new messages fill the lines', () => {
    const asked = ask(enteredView(undefined, aRoom(), from(1_000, ROOM_LINES_MAX - 1)));
    const query = queryOf(asked);
    const full = withMessage(asked, aMessage({ id: '20000', at: 9_000_000 }));
    expect(full.history).toEqual({ status: 'full' });

    expect(advanceHistory(full, { type: 'history-loaded', query, page: { messages: messages(1), isLast: true } })).toBe(full);
  });
});

describe('entering the room again', () => {
  const read = come(ask(entered(7, 8)), { messages: messages(5, 6), isLast: true });

  it('keeps the lines and the awaited page where there is no gap', () => {
    const again = enteredView(read, aRoom(), messages(8, 9));
    expect(idsOf(again)).toEqual(['5', '6', '7', '8', '9']);
    expect(again.history).toEqual({ status: 'none' });

    const asked = ask(entered(7));
    expect(enteredView(asked, aRoom(), messages(7, 8)).history).toBe(asked.history);
  });

  it('starts again where there is one, or the room is another', () => {
    expect(enteredView(read, aRoom({ id: 'c2' }), messages(20, 21))).toMatchObject({
      lines: [{ id: '20' }, { id: '21' }],
      history: { status: 'available' },
    });
    expect(enteredView(read, aRoom({ id: 'c2' }), messages(8)).history).toEqual({ status: 'available' });
  });
});
