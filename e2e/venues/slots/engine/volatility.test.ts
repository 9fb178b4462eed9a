import { LINES } from './lines';
import { MODELS, toModel, type Model, type ModelName } from './models';
import { findWins, windowAt } from './spin';
import { varianceOf, volatilityOf } from './volatility';
import { DEMO_GAMES, volatilityOf as statedOf } from '../games';

it('the variance is that of what the ten lines pay over every stop of short reels', () => {
  const reels = ['7LCK', 'L7CWK', 'WLC7', 'LWCK', 'CL7K'];
  const model: Model = { ...MODELS.calm, reels: toModel({ reels, pays: MODELS.calm.pays }).reels };
  const lines = LINES.length;
  const payouts = allStops(reels.map((reel) => reel.length)).map(
    (stops) => Number(findWins(model, windowAt(model, stops), 1n).reduce((sum, { payout }) => sum + payout, 0n)) / lines,
  );
  const mean = payouts.reduce((sum, each) => sum + each, 0) / payouts.length;
  const variance = payouts.reduce((sum, each) => sum + (each - mean) ** 2, 0) / payouts.length;

  expect(varianceOf(model)).toBeCloseTo(variance, 6);
});

it.each<[ModelName, number, string]>([
  ['calm', 2.2527, 'low'],
  ['steady', 3.1808, 'middle'],
  ['wild', 3.5248, 'high'],
])('a round of the %s reels spreads by %s stakes, which is %s', (name, spread, volatility) => {
  expect(Math.sqrt(varianceOf(MODELS[name]))).toBeCloseTo(spread, 4);
  expect(volatilityOf(MODELS[name])).toBe(volatility);
  expect(new Set(DEMO_GAMES.filter(({ model }) => model === name).map(statedOf))).toEqual(new Set([volatility]));
});

function allStops([reel, ...others]: readonly number[]): readonly (readonly number[])[] {
  if (reel === undefined) return [[]];
  const rest = allStops(others);
  return Array.from({ length: reel }, (_, stop) => rest.map((stops) => [stop, ...stops])).flat();
}
