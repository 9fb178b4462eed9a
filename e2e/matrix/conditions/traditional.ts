import type { Condition } from './condition';

/** Taiwanese browser whose player has chosen traditional characters. */
export const traditional: Condition = {
  name: 'zh-TW browser',
  use: { locale: 'zh-TW', timezoneId: 'Asia/Taipei' },
  locale: 'zh-TW',
  prepare: (page) =>
    page.addInitScript(() => {
      window.localStorage.setItem('site.locale', 'zh-TW');
    }),
};
