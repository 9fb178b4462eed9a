import { aMessage, aRoom } from '../testing/builders';
import { enteredView, ROOM_LINES_MAX, withArrival, withMessage } from './roomView';

const messages = (...ids: readonly number[]) => ids.map((id) => aMessage({ id: String(id) }));
const idsOf = ({ lines }: { readonly lines: readonly { readonly id: string }[] }) => lines.map(({ id }) => id);

describe('the lines of a room', () => {
  it('grow at the end, and show no message twice', () => {
    const view = enteredView(undefined, aRoom(), messages(1, 2));

    expect(idsOf(withMessage(withMessage(view, aMessage({ id: '3' })), aMessage({ id: '2' })))).toEqual(['1', '2', '3']);
  });

  it('show arrivals, and the new number of people', () => {
    const view = withArrival(withArrival(enteredView(undefined, aRoom(), []), '游客1', 4), '游客2', 5);

    expect(view.lines).toMatchObject([
      { kind: 'arrival', name: '游客1' },
      { kind: 'arrival', name: '游客2' },
    ]);
    expect(new Set(idsOf(view)).size).toBe(2);
    expect(view.room.online).toBe(5);
  });

  it('keep the older ones when the room is entered again without a gap', () => {
    const before = enteredView(undefined, aRoom(), messages(1, 2, 3));

    expect(idsOf(enteredView(before, aRoom(), messages(3, 4)))).toEqual(['1', '2', '3', '4']);
  });

  it('start again where there is a gap, or the room is another', () => {
    const before = enteredView(undefined, aRoom(), messages(1, 2, 3));

    expect(idsOf(enteredView(before, aRoom(), messages(8, 9)))).toEqual(['8', '9']);
    expect(idsOf(enteredView(before, aRoom({ id: 'c2' }), messages(3, 9)))).toEqual(['3', '9']);
  });

  it('are a limited number', () => {
    const many = messages(...Array.from({ length: ROOM_LINES_MAX }, (_, id) => id));
    const view = withMessage(enteredView(undefined, aRoom(), many), aMessage({ id: 'new' }));

    expect(view.lines).toHaveLength(ROOM_LINES_MAX);
    expect(idsOf(view).at(0)).toBe('1');
    expect(idsOf(view).at(-1)).toBe('new');
  });
});
