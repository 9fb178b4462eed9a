import { placeholders } from '../../kit/testing/placeholders';
import { fill } from '../../kit/page/language';
import { writeHandicap, writeLine } from '../words';
import { TEXTS } from './texts';

it('has every text in both languages, with the same values in it', () => {
  expect(placeholders(TEXTS['zh-TW'])).toEqual(placeholders(TEXTS['zh-CN']));
});

it('says on every board and in every title that matches are simulated', () => {
  for (const texts of Object.values(TEXTS)) {
    expect(texts.notice.esports).toMatch(/模[拟擬][赛賽]事/);
    expect(texts.notice.football).toMatch(/[虚虛][拟擬]足球/);
    expect(fill(texts.board.simulated_title, { title: texts.title.tower })).toMatch(/（模[拟擬]）/);
  }
});

it.each([
  [6, '1.5', '+1.5'],
  [7, '1.5/2', '+1.5/2'],
  [-1, '0/0.5', '-0/0.5'],
  [-3, '0.5/1', '-0.5/1'],
  [0, '0', '0'],
])('writes a line of %s quarters as %s, and as a handicap %s', (quarters, line, handicap) => {
  expect(writeLine(quarters)).toBe(line);
  expect(writeHandicap(quarters)).toBe(handicap);
});
