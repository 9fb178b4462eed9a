import { createI18n, type PackageI18n } from '@site/shared/i18n';

export function createHostI18n(): PackageI18n {
  return createI18n({ 'zh-TW': () => import(/* webpackChunkName: "zh-TW" */ './locales/zh-TW') });
}
