import { mustBeFen } from './fen';
import { uppercaseYuan } from './uppercaseYuan';

describe('amounts in banker’s numerals', () => {
  it.each([
    [100_000, '壹仟元整', '壹仟圓整'],
    [123_450, '壹仟贰佰叁拾肆元伍角整', '壹仟貳佰參拾肆圓伍角整'],
    [100_005, '壹仟元零伍分', '壹仟圓零伍分'],
    [5, '伍分', '伍分'],
    [0, '零元整', '零圓整'],
    [101_010, '壹仟零壹拾元壹角整', '壹仟零壹拾圓壹角整'],
    [10_000_000_001, '壹亿元零壹分', '壹億圓零壹分'],
  ])('%i fen [R-MONEY-10]', (fen, simplified, traditional) => {
    expect(uppercaseYuan(mustBeFen(fen), 'zh-CN')).toBe(simplified);
    expect(uppercaseYuan(mustBeFen(fen), 'zh-TW')).toBe(traditional);
  });
});
