import { hasOnlyFigures } from './gameDetail';

it.each([
  [['600', '1,200'], true],
  [['×2', '×60 起'], true],
  [['48.250%', '≤ 1.608%'], true],
  [['¥5 – ¥2,000', '1/216'], true],
  [['1 赔 8', '1 赔 0.95；和局退回本金'], false],
  [['3', '0、1、2'], false],
  [['七', '600'], false],
])('treats a column of %j as figures: %s', (cells, isOfFigures) => {
  expect(hasOnlyFigures(cells)).toBe(isOfFigures);
});
