import { localeProblems } from '@site/testing/localeParity';
import { readLocale } from '@site/testing/readLocale';
import access from './zh-CN/access.json';
import reaction from './zh-CN/reaction.json';
import * as traditional from './zh-TW';

it('has every text in both languages', () => {
  expect(localeProblems(readLocale(__dirname, 'zh-CN'), traditional)).toEqual([]);
});

it('quotes the specification to the letter', () => {
  expect(access.login_first).toBe('请先登录账号,才能了解更多');
  expect(reaction).toEqual({ bind_name: '去完善', re_enter: '数据异常,请重新进入游戏' });
});
