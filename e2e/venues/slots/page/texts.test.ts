import { placeholders } from '../../kit/testing/placeholders';
import { describeTurn } from './view/describeTurn';
import { aPlay, aRound } from '../testing/aPlay';
import { toFen, toYuan } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { chooseLanguage, fill } from '../../kit/page/language';
import { TEXTS, textsOf } from './texts';

it('has every text in both languages, with the same values in it', () => {
  expect(placeholders(TEXTS['zh-TW'])).toEqual(placeholders(TEXTS['zh-CN']));
});

it.each([
  [null, 'zh-CN', 'zh-CN'],
  [null, 'zh-Hant-HK', 'zh-TW'],
  [null, 'en-GB', 'zh-CN'],
  ['zh-TW', 'zh-CN', 'zh-TW'],
  ['zh-CN', 'zh-TW', 'zh-CN'],
])('of %s and %s chooses %s', (wanted, browser, expected) => {
  expect(chooseLanguage(wanted, browser)).toBe(expected);
});

it.each([
  ['0.05', 5, '¥0.05'],
  ['12.50', 1_250, '¥12.50'],
  ['1234567.89', 123_456_789, '¥1,234,567.89'],
  ['-3.00', -300, '-¥3'],
])('reads %s, and shows it', (yuan, fen, shown) => {
  expect(toFen(yuan)).toBe(fen);
  expect(toYuan(fen)).toBe(yuan);
  expect(showMoney(fen)).toBe(shown);
});

it.each(['', '1', '1.0', '1e2'])('refuses "%s" for money', (text) => {
  expect(() => toFen(text)).toThrow();
});

describe('the result', () => {
  const texts = textsOf('zh-CN', 'panda');
  const show = (back: number) => describeTurn(aPlay({ turn: { kind: 'shown', round: aRound({ back }) } }), 10, false, texts, 'zh-CN');

  it.each([
    [0, 'quiet', texts.result.lost],
    [100, 'quiet', fill(texts.result.back, { amount: '¥1' })],
    [200, 'quiet', fill(texts.result.even, { amount: '¥2' })],
    [300, 'won', fill(texts.result.won, { amount: '¥3' })],
  ])('of %s fen for a stake of 200 is %s', (back, tone, text) => {
    expect(show(back)).toMatchObject({ tone, text, isNews: true });
  });

  it('is the operator’s own sentence where it is a rule and not the money', () => {
    const reason = { 'zh-CN': '今日投注限额 ¥100，还可投注 ¥1', 'zh-TW': '今日投注限額 ¥100，還可投注 ¥1' };
    const play = aPlay({ turn: { kind: 'refused', why: 'insufficient', reason }, balance: 150 });

    expect(describeTurn(play, 10, false, texts, 'zh-CN')).toMatchObject({
      text: '本局未开始，未扣款',
      detail: reason['zh-CN'],
      isNews: true,
    });
    expect(describeTurn(play, 10, false, textsOf('zh-TW', 'panda'), 'zh-TW').detail).toBe(reason['zh-TW']);
  });

  it('says what to do when the money is short, for money and for play money', () => {
    const play = aPlay({ turn: { kind: 'refused', why: 'insufficient' }, balance: 150 });

    expect(describeTurn(play, 10, false, texts, 'zh-CN').detail).toContain(texts.result.insufficient_hint);
    expect(describeTurn(play, 10, true, texts, 'zh-CN').detail).toContain(texts.result.insufficient_trial_hint);
  });
});
