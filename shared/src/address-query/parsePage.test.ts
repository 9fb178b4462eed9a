import { parsePage } from './parsePage';

it.each([
  ['1', 1],
  ['12', 12],
  ['999999', 999_999],
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1000000', 1],
  ['２', 1],
  ['x', 1],
])('parses the page %j of an address as page %i', (text, page) => {
  expect(parsePage(text)).toBe(page);
});
