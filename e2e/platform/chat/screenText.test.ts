import { findTextFault } from './screenText';

it.each([
  ['下半场节奏明显上来了，-0.5 还能看', null],
  ['阿森纳 3-1 切尔西，@1.95', null],
  ['11-25 20:45 开赛', null],
  ['余额 13800.50 全下', null],
  ['找我代充', 'words'],
  ['找我代 · 充', 'words'],
  ['ＦＵＣＫ', 'words'],
  ['看 https://a.example', 'links'],
  ['看 example . com', 'links'],
  ['看 ｅｘａｍｐｌｅ。ｃｏｍ', 'links'],
  ['打给我 138 0013-8000', 'contact'],
  ['加微信：laochen88', 'contact'],
  ['vx laochen_88', 'contact'],
  ['QQ 123456', 'contact'],
])('%s: %s', (text, fault) => {
  expect(findTextFault(text)).toBe(fault);
});
