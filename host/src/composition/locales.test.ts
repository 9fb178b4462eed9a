import { localeProblems } from '@site/shared/testing/localeParity';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';

it('says everything in both languages', () => {
  expect(localeProblems(zhCN, zhTW)).toEqual([]);
});
