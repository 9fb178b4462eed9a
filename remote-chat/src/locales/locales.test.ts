import { localeProblems } from '@site/shared/testing/localeParity';
import simplified from './zh-CN.json';
import traditional from './zh-TW.json';

it('has every text in both languages', () => {
  expect(localeProblems(simplified, traditional)).toEqual([]);
});
