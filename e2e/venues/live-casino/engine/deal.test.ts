import { isCard, NEW_SHOE, pointsOf, totalOf, type Card } from './cards';
import { cardsIn, dealRound } from './deal';
import { bankerDraws, playerDraws } from './thirdCards';

/** Third cards of the player on which the banker draws, for each total of the banker. */
const BANKER_DRAWS: readonly (readonly [number, readonly number[], boolean])[] = [
  [0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], true],
  [1, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], true],
  [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], true],
  [3, [0, 1, 2, 3, 4, 5, 6, 7, 9], true],
  [4, [2, 3, 4, 5, 6, 7], true],
  [5, [4, 5, 6, 7], true],
  [6, [6, 7], false],
  [7, [], false],
];

it('counts a pack by its points', () => {
  expect(NEW_SHOE).toHaveLength(416);
  expect((['SA', 'H9', 'D10', 'CJ', 'SQ', 'HK'] as const).map(pointsOf)).toEqual([1, 9, 0, 0, 0, 0]);
  expect(totalOf(['S7', 'H8'])).toBe(5);
  expect([isCard('S10'), isCard('S1'), isCard('X2')]).toEqual([true, false, false]);
});

describe('the third card', () => {
  it.each(BANKER_DRAWS)('of a banker with %i is drawn after a player who drew %j', (total, thirds, afterStanding) => {
    const drawn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(total, third));

    expect(drawn).toEqual(thirds);
    expect(bankerDraws(total, null)).toBe(afterStanding);
  });

  it('of the player is drawn on 0 to 5', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter(playerDraws)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a round', () => {
  it.each<[string, string, object]>([
    ['ends with a natural of the player', 'S4 H2 D4 C3', { playerTotal: 8, bankerTotal: 5, winner: 'player', playerPair: true }],
    ['ends with a natural of the banker, though the player has 0', 'SK H9 DQ CK', { bankerTotal: 9, winner: 'banker' }],
    ['is a tie of two naturals', 'S4 H5 D5 C4', { playerTotal: 9, bankerTotal: 9, winner: 'tie' }],
    ['ends with 6 and 7 standing', 'S2 H3 D4 C4', { playerTotal: 6, bankerTotal: 7, winner: 'banker' }],
    ['gives only the player a third card', 'S2 H3 D3 C4 S4', { playerTotal: 9, bankerTotal: 7, winner: 'player' }],
    ['gives only the banker a third card', 'S2 H2 D5 C3 S4', { playerTotal: 7, bankerTotal: 9, winner: 'banker' }],
    ['gives both a third card', 'SA HK DK C3 S7 H6', { playerTotal: 8, bankerTotal: 9, winner: 'banker' }],
    ['gives the banker with 3 none after an 8', 'SA HK DK C3 S8', { playerTotal: 9, bankerTotal: 3, winner: 'player' }],
    ['sees pairs by rank and in the first two cards only', 'SK HJ DK CQ SJ HJ', { playerPair: true, bankerPair: false, winner: 'tie' }],
  ])('%s', (_title, text, expected) => {
    const cards = text.split(' ') as Card[];

    const outcome = dealRound(cards);

    expect(outcome).toMatchObject(expected);
    expect(cardsIn(outcome)).toBe(cards.length);
  });

  it('is not dealt from too few cards', () => {
    expect(() => dealRound(['SA', 'HK', 'DK', 'C3'])).toThrow(RangeError);
  });
});
