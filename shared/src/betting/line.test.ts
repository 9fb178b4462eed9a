import { formatLine, lineFor, parseLine, type Quarters } from './line';

describe('reading a line', () => {
  it.each([
    ['0', 0],
    ['0.5', 2],
    ['1', 4],
    ['0 / 0.5', 1],
    ['0.5 / 1', 3],
    ['2.5 / 3', 11],
    ['3/3.5', 13],
    ['12.5', 50],
  ])('%s is %d quarters', (text, quarters) => {
    expect(parseLine(text)).toBe(quarters);
  });

  it.each(['', '-1', '+0.5', '0.25', '0.5 / 1.5', '1 / 0.5', 'abc', '1 /', '1e2'])('%j is not a line', (text) => {
    expect(parseLine(text)).toBeUndefined();
  });
});

describe('the line of a side', () => {
  it.each([
    ['handicap', 'home', '0.5 / 1', 'H', -3],
    ['handicap', 'away', '0.5 / 1', 'H', 3],
    ['handicap', 'home', '1', 'C', 4],
    ['handicap', 'away', '1', 'C', -4],
    ['handicap', 'home', '0', '', 0],
    ['total', 'over', '2.5', '', 10],
    ['total', 'under', '2 / 2.5', '', 9],
    ['home-total', 'over', '1.5', '', 6],
    ['three-way-handicap', 'home', '1', 'H', -4],
    ['three-way-handicap', 'draw', '1', 'H', -4],
    ['result', 'home', '', '', undefined],
  ] as const)('%s, %s, %s given by %j: %s', (kind, is, text, strong, quarters) => {
    expect(lineFor(kind, { kind: is }, text, strong)).toBe(quarters);
  });
});

describe('showing a line', () => {
  it.each([
    [-2, 'always', '-0.5'],
    [2, 'always', '+0.5'],
    [-1, 'always', '-0/0.5'],
    [3, 'always', '+0.5/1'],
    [0, 'always', '0'],
    [14, 'never', '3.5'],
    [15, 'never', '3.5/4'],
  ] as const)('%d quarters, sign %s: %s', (quarters, sign, text) => {
    expect(formatLine(quarters as Quarters, sign)).toBe(text);
  });

  it('parses what it formats', () => {
    for (let quarters = 0; quarters <= 40; quarters += 1) {
      expect(parseLine(formatLine(quarters as Quarters, 'never'))).toBe(quarters);
    }
  });
});
