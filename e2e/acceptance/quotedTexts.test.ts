import { readQuotedTexts } from './quotedTexts';
import { filesWithTexts, flatten, readTexts } from './sourceTexts';

const QUOTED = readQuotedTexts();
const FILES = filesWithTexts();

it('reads 12 quotations of 7 texts from the register', () => {
  expect(QUOTED).toHaveLength(12);
  expect([...new Set(QUOTED.map(({ text }) => text))].sort()).toEqual(
    [
      '去完善',
      '请重新登录',
      '请输入正确的名字',
      '投注项数量已达上限',
      '当前还有订单正在确认中,请稍等',
      '数据异常,请重新进入游戏',
      '请先登录账号,才能了解更多',
    ].sort(),
  );
});

it.each(QUOTED.map(({ id, owner, text }) => [text, id, owner] as const))(
  'has the text %s of %s, character by character, in the Simplified Chinese texts of %s',
  (text, _id, owner) => {
    const files = FILES.filter((file) => /\/zh-CN[./]/.test(file) && [owner, 'shared'].some((name) => file.startsWith(`${name}/src/`)));

    expect(files.flatMap((file) => flatten(readTexts(file)))).toContain(text);
  },
);

it.each(FILES)('%s writes no quoted text with other punctuation', (file) => {
  const quoted = new Map(QUOTED.map(({ text }) => [withoutPunctuation(text), text]));
  const close = flatten(readTexts(file)).filter((text) => quoted.has(withoutPunctuation(text)));

  expect(close.filter((text) => text !== quoted.get(withoutPunctuation(text)))).toEqual([]);
});

function withoutPunctuation(text: string): string {
  return text.replace(/[\p{P}\s]/gu, '');
}
