import { aMessage, aRoom } from '../testing/builders';
import type { EarlierPage, EarlierQuery } from './earlier';
import { ROOM_LINES_MAX } from './limits';
import { advanceEarlier } from './readEarlier';
import { enteredView, withArrival, withMessage, type RoomView } from './roomView';

/** One message a second: message 7 is of second 7. */
const messages = (...ids: readonly number[]) => ids.map((id) => aMessage({ id: String(id), at: id * 1_000 }));
const from = (first: number, count: number) => messages(...Array.from({ length: count }, (_, index) => first + index));
const entered = (...ids: readonly number[]) => enteredView(undefined, aRoom(), messages(...ids));
const ask = (view: RoomView) => advanceEarlier(view, { type: 'earlier-asked' });
const idsOf = ({ lines }: RoomView) => lines.map(({ id }) => id);

function queryOf({ earlier }: RoomView): EarlierQuery {
  if (earlier.status !== 'reading') throw new Error(`nothing is asked for: ${earlier.status}`);
  return earlier.query;
}

const come = (view: RoomView, page: EarlierPage) => advanceEarlier(view, { type: 'earlier-came', query: queryOf(view), page });

describe('what was said before', () => {
  it('is asked for up to the oldest message shown', () => {
    expect(queryOf(ask(entered(7, 8)))).toEqual({ roomId: 'c1', pageNum: 1, until: 7_000 });
    expect(queryOf(ask(withArrival(entered(7), '游客1', 4)))).toMatchObject({ until: 7_000 });
  });

  it('is put before what stands, no message twice, and there may be more', () => {
    const view = come(ask(entered(7, 8)), { messages: messages(5, 6, 7), isLast: false });

    expect(idsOf(view)).toEqual(['5', '6', '7', '8']);
    expect(view.earlier).toEqual({ status: 'unread' });
    expect(queryOf(ask(view))).toMatchObject({ until: 5_000 });
  });

  it.each<[string, EarlierPage]>([
    ['says so', { messages: messages(6, 7), isLast: true }],
    ['brings nothing new', { messages: messages(7), isLast: false }],
  ])('ends with the page that %s', (_, page) => {
    expect(come(ask(entered(7, 8)), page).earlier).toEqual({ status: 'none' });
  });

  it('is found behind a whole page of messages of the same moment', () => {
    const view = enteredView(
      undefined,
      aRoom(),
      from(1, 16).map((message) => ({ ...message, at: 1_000 })),
    );

    expect(queryOf(ask(view))).toEqual({ roomId: 'c1', pageNum: 2, until: 1_000 });
  });

  it('is read while what is new comes in', () => {
    const asked = ask(entered(7));
    const view = withMessage(asked, aMessage({ id: '8', at: 8_000 }));

    expect(idsOf(come(view, { messages: messages(6), isLast: true }))).toEqual(['6', '7', '8']);
  });

  it('fails, and is asked for again', () => {
    const asked = ask(entered(7));
    const failed = advanceEarlier(asked, { type: 'earlier-failed', query: queryOf(asked), failure: { is: 'timeout' } });
    expect(failed.earlier).toEqual({ status: 'failed', failure: { is: 'timeout' } });

    expect(ask(failed).earlier).toMatchObject({ status: 'reading' });
  });

  it('is asked for once', () => {
    const asked = ask(entered(7));

    expect(ask(asked)).toBe(asked);
  });

  it('counts only as the answer to what is waited for', () => {
    const old = queryOf(ask(entered(7)));
    const page: EarlierPage = { messages: messages(6), isLast: true };
    const asked = ask(entered(7));

    expect(advanceEarlier(asked, { type: 'earlier-came', query: old, page })).toBe(asked);
    expect(advanceEarlier(asked, { type: 'earlier-failed', query: old, failure: { is: 'timeout' } })).toBe(asked);
  });

  it('is nothing in a room where nobody has spoken', () => {
    const view = entered();

    expect(view.earlier).toEqual({ status: 'none' });
    expect(ask(view)).toBe(view);
  });

  it('finds room for as many lines as are kept, the newest of them', () => {
    const view = enteredView(undefined, aRoom(), from(1_000, ROOM_LINES_MAX - 2));
    const full = come(ask(view), { messages: messages(1, 2, 3), isLast: false });

    expect(full.lines).toHaveLength(200);
    expect(idsOf(full).slice(0, 3)).toEqual(['2', '3', '1000']);
    expect(full.earlier).toEqual({ status: 'full' });
  });

  it('is not waited for where what is new has taken the room', () => {
    const asked = ask(enteredView(undefined, aRoom(), from(1_000, ROOM_LINES_MAX - 1)));
    const query = queryOf(asked);
    const full = withMessage(asked, aMessage({ id: 'new', at: 9_000_000 }));
    expect(full.earlier).toEqual({ status: 'full' });

    expect(advanceEarlier(full, { type: 'earlier-came', query, page: { messages: messages(1), isLast: true } })).toBe(full);
  });
});

describe('entering the room again', () => {
  const read = come(ask(entered(7, 8)), { messages: messages(5, 6), isLast: true });

  it('keeps what was read, and what is waited for, where there is no gap', () => {
    const again = enteredView(read, aRoom(), messages(8, 9));
    expect(idsOf(again)).toEqual(['5', '6', '7', '8', '9']);
    expect(again.earlier).toEqual({ status: 'none' });

    const asked = ask(entered(7));
    expect(enteredView(asked, aRoom(), messages(7, 8)).earlier).toBe(asked.earlier);
  });

  it('begins anew where there is one, or the room is another', () => {
    expect(enteredView(read, aRoom(), messages(20, 21))).toMatchObject({
      lines: [{ id: '20' }, { id: '21' }],
      earlier: { status: 'unread' },
    });
    expect(enteredView(read, aRoom({ id: 'c2' }), messages(8)).earlier).toEqual({ status: 'unread' });
  });
});
