import { CARD_GAMES, INSURANCE_RETURN } from '../games';
import { solve } from './blackjack/returns';
import { countHands, countPairs, returnOf } from './bull/returns';

/** Run only in the full suite, because counting everything takes long. */
const inFullSuite = process.env['WHOLE_LISTS'] === undefined ? it.skip : it;

const PAIRS_OF_HANDS = 3_986_646_103_440;

const rtpOf = (kind: 'blackjack' | 'bull'): string | undefined => CARD_GAMES.find((game) => game.kind === kind)?.rtp;

inFullSuite('returns in 21 what the page says, and no advice of two cards can be bettered', () => {
  const { expected, choices } = solve();
  const percent = (1 + expected) * 100;

  expect(Math.floor(percent * 100) / 100).toBe(Number(rtpOf('blackjack')));
  // The distance to the next hundredth is greater than any arithmetic error, so rounding is safe.
  expect(Math.abs(percent * 100 - Math.round(percent * 100))).toBeGreaterThan(1e-4);
  expect(choices.length).toBe(344);
  const bettered = choices.filter(({ chosen, values }) => Object.values(values).some((value) => value > (values[chosen] ?? -Infinity)));
  expect(bettered.map(({ cell }) => cell)).toEqual([]);
});

it('returns for insurance what the page says', () => {
  expect(Math.floor(((96 * 3) / 311) * 10_000) / 100).toBe(Number(INSURANCE_RETURN));
});

inFullSuite('returns in 牛牛 what the page says, over every pair of hands', () => {
  const counted = countPairs();

  expect(counted.pairs).toBe(PAIRS_OF_HANDS);
  expect(returnOf(counted)).toBe(BigInt((rtpOf('bull') ?? '').replace('.', '')));
  expect(countHands().reduce((sum, count) => sum + count, 0)).toBe(2_598_960);
  // A ten with four of the twelve pictures, and five pictures.
  expect(countHands().slice(11, 13)).toEqual([4 * 495, 792]);
});
