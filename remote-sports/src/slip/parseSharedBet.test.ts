import { parseSharedBet } from './parseSharedBet';

it.each([
  ['70/RE/REH', ['70/RE/REH']],
  ['70/RE/REH,80/OU/OUC', ['70/RE/REH', '80/OU/OUC']],
  ['70/RE/REH,70/RE/REH', ['70/RE/REH']],
  ['', []],
  ['70/RE', []],
  ['70/RE/REH/9,<b>,80/PD/H2C1', ['80/PD/H2C1']],
  [Array.from({ length: 12 }, (_, index) => `${index}/R/RH`).join(','), Array.from({ length: 10 }, (_, index) => `${index}/R/RH`)],
])('reads the selections %s', (text, picks) => {
  expect(parseSharedBet(text, undefined).codes.map(({ gameId, w, r }) => `${gameId}/${w}/${r}`)).toEqual(picks);
});

const TWO = '70/RE/REH,80/OU/OUC';

it.each([
  [TWO, 'parlay', 'parlay'],
  [TWO, 'all-folds', 'all-folds'],
  [TWO, '2', 2],
  [TWO, '9', 9],
  [TWO, undefined, 'parlay'],
  [TWO, '11', 'parlay'],
  [TWO, 'single', 'parlay'],
  ['70/RE/REH', undefined, 'single'],
  ['70/RE/REH', 'all-folds', 'single'],
])('reads the bet type: %s, %s', (pick, bet, type) => {
  expect(parseSharedBet(pick, bet).type).toBe(type);
});
