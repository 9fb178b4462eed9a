import { localeProblems } from '@site/shared/testing/localeParity';
import zhCN from './zh-CN.json';
import zhTW from './zh-TW.json';

it('has every text in both languages', () => {
  expect(localeProblems(zhCN, zhTW)).toEqual([]);
});
