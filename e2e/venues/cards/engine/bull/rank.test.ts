import { cards } from '../../testing/aCard';
import { payBull, playBull } from './play';
import { arrange, beats, bullOf, multiplierOf, type Bull } from './rank';

it.each<[text: string, bull: Bull, multiplier: bigint]>([
  ['2s 4d 6h 8c Ts', 'bull', 3n],
  ['As 2d 5h 6c 8s', 'none', 1n],
  ['Ks Qd Th 3c 4s', '7', 2n],
  ['Ks 9d As 2c 4s', '6', 1n],
  ['Ks Qd Jh Kc Ts', 'four', 4n],
  ['Ks Qd Jh Kc Js', 'five', 5n],
  ['As 2d Ah 3c 3s', 'small', 5n],
  ['As 2d 2h 3c 4s', 'none', 1n],
  ['5s Kd 5h As 4s', '5', 1n],
  ['As Ad 4h 4c 4s', 'none', 1n],
  ['Ts Td Th Tc Ks', 'bull', 3n],
])('%s is bull %s, and wins %s times the stake', (text, bull, multiplier) => {
  expect(bullOf(cards(text))).toBe(bull);
  expect(multiplierOf(bull)).toBe(multiplier);
});

it.each([
  ['Ks Qd Th 3c 4s', '2s 4d 6h 8c 9s', true],
  ['As 3d 5h 6c 9s', 'Ad 3c 5c 6d 8d', true],
  ['Ah 3d 5h 6c 7s', 'Ad 3c 5c 6d 7h', true],
  ['Ah 3d 5h 6c 7d', 'Ad 3c 5c 6d 7c', false],
])('%s against %s wins: %s', (hand, other, isWon) => {
  expect(beats(cards(hand), cards(other))).toBe(isWon);
  expect(beats(cards(other), cards(hand))).toBe(!isWon);
});

it('puts the three cards first that make the bull', () => {
  expect(arrange(cards('3s Ks 4d Qh Tc')).slice(3)).toEqual(cards('3s 4d'));
});

it('pays the winner less commission, and gives back what the loser does not owe', () => {
  expect(payBull({ isWon: true, multiplier: 3n }, 1_000n)).toEqual({
    reserved: 5_000n,
    commission: 150n,
    payout: 7_850n,
    released: 2_000n,
  });
  expect(payBull({ isWon: false, multiplier: 2n }, 1_000n)).toEqual({ reserved: 5_000n, commission: 0n, payout: 3_000n, released: 3_000n });
  expect(payBull({ isWon: false, multiplier: 5n }, 100n).payout).toBe(0n);
});

it('deals the same hands for the same seeds', () => {
  const seeds = { seed: 'a', playerSeed: 'b', roundId: 'c' };

  expect(playBull(seeds)).toEqual(playBull(seeds));
  expect(playBull(seeds)).not.toEqual(playBull({ ...seeds, playerSeed: 'd' }));
});
