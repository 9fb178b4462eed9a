import { NEW_SHOE, valueOf } from './cards';
import { cardsIn } from './deal';
import { replay } from './replay';
import { openShoe } from './shoe';

const SHOE = 'HT-A01-20261123-07';

it('has every card of eight decks, in an order of its own', () => {
  const { cards } = openShoe('seed', SHOE);

  expect([...cards].sort()).toEqual([...NEW_SHOE].sort());
  expect(openShoe('seed', SHOE).cards).toEqual(cards);
  expect(openShoe('another', SHOE).cards).not.toEqual(cards);
  expect(openShoe('seed', 'HT-A01-20261123-08').cards).not.toEqual(cards);
});

it.each(['one', 'two', 'three', 'four', 'five'])('of seed %s burns by its first card and ends one round behind the cut card', (seed) => {
  const { cards, burned, cutAfter, rounds } = openShoe(seed, SHOE);
  const taken = rounds.map(cardsIn);
  const beforeLast = burned + taken.slice(0, -1).reduce((sum, count) => sum + count, 0);

  expect(burned).toBe(1 + (cards[0] === undefined ? 0 : valueOf(cards[0])));
  expect(416 - cutAfter).toBeGreaterThanOrEqual(52);
  expect(416 - cutAfter).toBeLessThanOrEqual(78);
  expect(beforeLast).toBeGreaterThanOrEqual(cutAfter);
  expect(beforeLast - (taken.at(-2) ?? 0)).toBeLessThan(cutAfter);
  expect(rounds[0]?.player[0]).toBe(cards[burned]);
});

it('gives back any of its rounds, and none that it did not have', () => {
  const { rounds } = openShoe('seed', SHOE);

  expect(replay('seed', '', { shoe: SHOE, round: 23 })).toEqual(rounds[22]);
  expect(replay('seed', '', { shoe: SHOE, round: rounds.length + 1 })).toBeNull();
  expect(replay('seed', '', { shoe: SHOE, round: 0 })).toBeNull();
});
