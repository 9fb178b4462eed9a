import { formatFigure } from './participation';

it.each([
  ['0', '0'],
  ['500.00', '500.00'],
  ['1000.00', '1,000.00'],
  ['1000', '1,000'],
  ['12345678.90', '12,345,678.90'],
])('the figure %s of a condition is shown as %s', (figure, shown) => {
  expect(formatFigure(figure)).toBe(shown);
});
