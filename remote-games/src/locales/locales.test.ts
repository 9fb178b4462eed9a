import { localeProblems } from '@site/testing/localeParity';
import { readLocale } from '@site/testing/readLocale';
import * as traditional from './zh-TW';

it('has every text in both languages', () => {
  expect(localeProblems(readLocale(__dirname, 'zh-CN'), traditional)).toEqual([]);
});
