import { localeProblems } from '@site/testing/localeParity';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';

it('has every text in both languages', () => {
  expect(localeProblems(zhCN, zhTW)).toEqual([]);
});
