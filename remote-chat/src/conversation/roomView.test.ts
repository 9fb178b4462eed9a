import { aMessage, aRoom } from '../testing/builders';
import { enteredView, gapOf, ROOM_LINES_MAX, withArrival, withChangedMessage, withGapPage, withMessage, withoutMessage } from './roomView';

const messages = (...ids: readonly number[]) => ids.map((id) => aMessage({ id: String(id) }));
const idsOf = ({ lines }: { readonly lines: readonly { readonly id: string }[] }) => lines.map(({ id }) => id);

describe('the lines of a room', () => {
  it('grow at the end, and show no message twice', () => {
    const view = enteredView(undefined, aRoom(), messages(1, 2));

    expect(idsOf(withMessage(withMessage(view, aMessage({ id: '3' })), aMessage({ id: '2' })))).toEqual(['1', '2', '3']);
  });

  it('show an own one that was sent again where it was said, or not where a gap or the history will', () => {
    const view = enteredView(undefined, aRoom(), messages(8, 9, 11, 12));
    const withGap = enteredView(view, aRoom(), messages(20, 21));

    expect(idsOf(withMessage(view, aMessage({ id: '10' })))).toEqual(['8', '9', '10', '11', '12']);
    expect(withMessage(view, aMessage({ id: '7' }))).toBe(view);
    expect(withMessage(withGap, aMessage({ id: '15' }))).toBe(withGap);
    expect(idsOf(withMessage(withGap, aMessage({ id: '22' })))).toEqual(['8', '9', '11', '12', 'gap-1', '20', '21', '22']);
  });

  it('show arrivals, and the new number of people', () => {
    const two = withArrival(withArrival(enteredView(undefined, aRoom(), []), '游客1', 4), '游客2', 5);
    const view = withArrival(withMessage(two, aMessage({ id: '1' })), '游客3', 6);

    expect(view.lines).toMatchObject([
      { kind: 'arrival', name: '游客2', count: 2 },
      { kind: 'message' },
      { kind: 'arrival', name: '游客3', count: 1 },
    ]);
    expect(new Set(idsOf(view)).size).toBe(3);
    expect(view.room.online).toBe(6);
  });

  it('keep the older ones when the room is entered again without a gap', () => {
    const before = enteredView(undefined, aRoom(), messages(1, 2, 3));

    expect(idsOf(enteredView(before, aRoom(), messages(3, 4)))).toEqual(['1', '2', '3', '4']);
  });

  it('have a gap where messages were missed, which is filled page by page, the newest first', () => {
    const before = enteredView(undefined, aRoom(), messages(1, 2, 3));
    const after = enteredView(before, aRoom(), messages(8, 9));
    expect(idsOf(after)).toEqual(['1', '2', '3', 'gap-1', '8', '9']);
    expect(gapOf(after)).toMatchObject({ page: 1 });

    const first = withGapPage(after, 1, messages(6, 7, 8), false);
    expect(idsOf(first)).toEqual(['1', '2', '3', 'gap-1', '6', '7', '8', '9']);
    expect(withGapPage(first, 1, messages(5), true)).toBe(first);

    const whole = withGapPage(first, 2, messages(3, 4, 5), true);
    expect(idsOf(whole)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(gapOf(whole)).toBeUndefined();
  });

  it('stay marked where too much was missed', () => {
    let view = enteredView(enteredView(undefined, aRoom(), messages(1)), aRoom(), messages(99));
    for (let page = 1; page <= 10; page += 1) view = withGapPage(view, page, messages(50 - page), false);

    expect(gapOf(view)).toBeUndefined();
    expect(view.lines[1]).toMatchObject({ kind: 'gap', page: undefined });
  });

  it('lose one that was deleted', () => {
    expect(idsOf(withoutMessage(enteredView(undefined, aRoom(), messages(1, 2)), '1'))).toEqual(['2']);
  });

  it('show a person as one, as they are shown last, in what they said before too', () => {
    const said = (id: string, userId: string, avatar: string) => aMessage({ id, userId, avatar });
    const before = enteredView(undefined, aRoom(), [said('1', '7', '7'), said('2', '8', '8'), said('3', '7', '7')]);
    const avatars = ({ lines }: typeof before) => lines.map((line) => line.kind === 'message' && line.message.avatar);

    expect(avatars(withMessage(before, said('4', '7', 'mask-5')))).toEqual(['mask-5', '8', 'mask-5', 'mask-5']);
    expect(avatars(withChangedMessage(before, said('99', '7', 'mask-1')))).toEqual(['mask-1', '8', 'mask-1']);
    expect(avatars(enteredView(before, aRoom(), [said('3', '7', 'mask-2')]))).toEqual(['mask-2', '8', 'mask-2']);
  });

  it('start again where the room is another', () => {
    const before = enteredView(undefined, aRoom(), messages(1, 2, 3));

    expect(idsOf(enteredView(before, aRoom({ id: 'c2' }), messages(3, 9)))).toEqual(['3', '9']);
  });

  it('are a limited number', () => {
    const many = messages(...Array.from({ length: ROOM_LINES_MAX }, (_, id) => id));
    const view = withMessage(enteredView(undefined, aRoom(), many), aMessage({ id: '10000' }));

    expect(view.lines).toHaveLength(ROOM_LINES_MAX);
    expect(idsOf(view).at(0)).toBe('1');
    expect(idsOf(view).at(-1)).toBe('10000');
  });
});
