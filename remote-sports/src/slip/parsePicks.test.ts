import { parsePicks } from './parsePicks';

it.each([
  ['70/RE/REH', ['70/RE/REH']],
  ['70/RE/REH,80/OU/OUC', ['70/RE/REH', '80/OU/OUC']],
  ['70/RE/REH,70/RE/REH', ['70/RE/REH']],
  ['', []],
  ['70/RE', []],
  ['70/RE/REH/9,<b>,80/PD/H2C1', ['80/PD/H2C1']],
  [Array.from({ length: 12 }, (_, index) => `${index}/R/RH`).join(','), Array.from({ length: 10 }, (_, index) => `${index}/R/RH`)],
])('%s', (text, picks) => {
  expect(parsePicks(text).map(({ gameId, w, r }) => `${gameId}/${w}/${r}`)).toEqual(picks);
});
