import fc from 'fast-check';
import texts from '../i18n/locales/zh-CN/shared.json';
import { isRealName, realNameRules } from './realName';
import { findErrors } from './rules';

/** Latin letters and Chinese characters, generated separately, because a name consists of one kind or the other. */
const latin = fc.stringMatching(/^[A-Za-z]{1,8}$/);
const chinese = fc.stringMatching(/^[一-龥]{1,4}$/);
const joined = (part: fc.Arbitrary<string>) => fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('·'));

describe('a real name', () => {
  it.each(['林海', '张', '阿依古丽·买买提', '欧阳·A·娜娜', 'John', 'Jean·Luc·Picard', 'A', '𠮷野'])('can be "%s"', (name) => {
    expect(isRealName(name)).toBe(true);
  });

  it.each(['张··三', 'John··Smith'])('has no two middle dots in a row: "%s" [R-VAL-38]', (name) => {
    expect(isRealName(name)).toBe(false);
  });

  it.each(['·张三', '·John', '·'])('does not start with a middle dot: "%s" [R-VAL-39]', (name) => {
    expect(isRealName(name)).toBe(false);
  });

  it.each(['张三·', 'John·', '·'])('does not end with a middle dot: "%s" [R-VAL-40]', (name) => {
    expect(isRealName(name)).toBe(false);
  });

  it.each(['1张三', '张三1', ' 张三', '张三。', '-John', 'John.', '😀张三', ''])(
    'starts and ends with a letter or a Chinese character: "%s" [R-VAL-41]',
    (name) => {
      expect(isRealName(name)).toBe(false);
    },
  );

  it.each(['张John', 'John张', 'J张J', 'John Smith', "O'Neil", 'Иван', 'たなか'])(
    'is Chinese at both ends, or of Latin letters and middle dots only: "%s" is neither [R-VAL-42]',
    (name) => {
      expect(isRealName(name)).toBe(false);
    },
  );

  it.each(['王⼩明', '⻢化腾', '\uf9d1', '\u{2f81a}'])('has no radical and no compatibility ideograph: "%s"', (name) => {
    const rules = { name: realNameRules<{ readonly name: string }>(({ name: typed }) => typed) };

    expect(isRealName(name)).toBe(false);
    expect(findErrors(rules, { name })[0]).toEqual({ field: 'name', message: 'validation.real_name_characters' });
  });

  it.each(['张1三', '张 三', '张·.·三'])('has nothing else inside: "%s"', (name) => {
    expect(isRealName(name)).toBe(false);
  });

  it('shows 请输入正确的名字 for another form [R-VAL-43]', () => {
    const rules = { name: realNameRules<{ readonly name: string }>(({ name }) => name) };

    expect(findErrors(rules, { name: '张3' })).toEqual([{ field: 'name', message: 'validation.real_name_format' }]);
    expect(findErrors(rules, { name: ' 张三 ' })).toEqual([]);
    expect(texts.validation.real_name_format).toBe('请输入正确的名字');
  });

  it('may be any parts of one kind with single dots between [R-VAL-38] [R-VAL-42]', () => {
    fc.assert(fc.property(fc.oneof(joined(latin), joined(chinese)), isRealName));
  });

  it('never has a dot at an end or two in a row, and never mixes the kinds at its ends [R-VAL-39] [R-VAL-40] [R-VAL-41]', () => {
    const anything = fc.string({ unit: fc.constantFrom('张', '三', 'a', 'B', '·', ' ', '1'), maxLength: 6 });
    fc.assert(
      fc.property(anything, (text) => {
        const first = Array.from(text).at(0) ?? '';
        const last = Array.from(text).at(-1) ?? '';
        const isChinese = /[张三]/.test(first) && /[张三]/.test(last);
        const isLatin = /^[aB·]+$/.test(text);
        const expected = !/^·|·$|··|[ 1]/.test(text) && text !== '' && (isChinese || isLatin);
        expect(isRealName(text)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});
