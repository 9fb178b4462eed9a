import { aMessage } from '../testing/builders';
import { lineOf } from './roomView';
import { rowsOf } from './rows';

const at = (id: string, hour: number) => lineOf(aMessage({ id, at: Date.UTC(2026, 10, 24, hour) }));
const kinds = (rows: ReturnType<typeof rowsOf>) => rows.map(({ kind }) => kind);

it('a day begins at midnight of the business day, and the first one needs no divider', () => {
  expect(kinds(rowsOf([at('1', 14), at('2', 15), at('3', 16), at('4', 17)], undefined))).toEqual([
    'message',
    'message',
    'day',
    'message',
    'message',
  ]);
});

it('what is new since the room was last seen begins with a divider', () => {
  expect(kinds(rowsOf([at('1', 14), at('2', 15)], '2'))).toEqual(['message', 'unread', 'message']);
  expect(kinds(rowsOf([at('1', 14)], '9'))).toEqual(['message']);
});
