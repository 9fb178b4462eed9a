import { localeProblems } from '@site/shared/testing/localeParity';
import { readLocale } from '@site/shared/testing/readLocale';
import * as traditional from './zh-TW';

it('has every text in both languages', () => {
  expect(localeProblems(readLocale(__dirname, 'zh-CN'), traditional)).toEqual([]);
});
