import { localeProblems } from '@site/shared/testing/localeParity';
import zhCN from './zh-CN.json';
import zhTW from './zh-TW.json';

it('has every text in both languages', () => {
  expect(localeProblems(zhCN, zhTW)).toEqual([]);
});

it('quotes the specification to the letter', () => {
  expect(zhCN.access.login_first).toBe('请先登录账号,才能了解更多');
  expect(zhCN.reaction).toEqual({ bind_name: '去完善', re_enter: '数据异常,请重新进入游戏' });
});
