import { localeProblems } from '@site/testing/localeParity';
import { readLocale } from '@site/testing/readLocale';
import * as traditional from './zh-TW';

it('has every text in both languages', () => {
  const { betting, ...own } = traditional;

  expect(localeProblems(readLocale(__dirname, 'zh-CN'), own)).toEqual([]);
  expect(betting.ticket).toBeDefined();
});
