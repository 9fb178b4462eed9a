import { namesIn } from './namesIn';

test.each([
  ['朴成勋', '朴成勳'],
  ['里奇', '里奇'],
  ['埃里克森', '埃里克森'],
  ['范德维', '范德維'],
  ['布雷斯特', '布雷斯特'],
  ['布拉干蒂诺', '布拉干蒂諾'],
  ['台钢雄鹰', '台鋼雄鷹'],
  ['克罗地亚', '克羅埃西亞'],
])('the name %s is %s in traditional characters', (name, traditional) => {
  expect(namesIn('zh-TW', { team_h: name, list: [{ name }], note: name })).toEqual({
    team_h: traditional,
    list: [{ name: traditional }],
    note: name,
  });
  expect(namesIn('zh-CN', { team_h: name })).toEqual({ team_h: name });
});
