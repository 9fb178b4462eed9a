import type { Texts } from '@site/shared/i18n';
import { localeProblems } from '@site/testing/localeParity';
import agentCN from '../agent/locales/page/zh-CN.json';
import agentTW from '../agent/locales/page/zh-TW.json';
import deskCN from '../agent/locales/desk/zh-CN.json';
import deskTW from '../agent/locales/desk/zh-TW.json';
import downloadCN from '../download/locales/page/zh-CN.json';
import downloadTW from '../download/locales/page/zh-TW.json';
import partnerCN from '../partner/locales/page/zh-CN.json';
import partnerTW from '../partner/locales/page/zh-TW.json';
import sponsorCN from '../sponsor/locales/page/zh-CN.json';
import sponsorTW from '../sponsor/locales/page/zh-TW.json';
import ventureCN from '../venture/locales/page/zh-CN.json';
import ventureTW from '../venture/locales/page/zh-TW.json';
import { fillPlaceholders } from './fillPlaceholders';

it.each([
  ['agent', agentCN, agentTW],
  ['agent desk', deskCN, deskTW],
  ['partner', partnerCN, partnerTW],
  ['download', downloadCN, downloadTW],
  ['sponsor', sponsorCN, sponsorTW],
  ['venture', ventureCN, ventureTW],
])('%s has every text in both languages', (_name, source, translation) => {
  // The check treats lists as objects with numeric keys.
  expect(localeProblems(source as unknown as Texts, translation as unknown as Texts)).toEqual([]);
});

it('fills known placeholders and keeps the others', () => {
  expect(fillPlaceholders('{{brand}}：{{min_age}}，{{other}}', { brand: '曜界', min_age: 18 })).toBe('曜界：18，{{other}}');
});
