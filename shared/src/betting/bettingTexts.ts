import type { Locale, LocaleLoader, LocaleLoaders } from '@site/shared/i18n';
import { textsOf } from '@site/shared/i18n';

const BETTING_TEXTS: LocaleLoaders = {
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
};

/**
 * A package's own texts with the vocabulary of betting beside them, under `betting`. `useBettingTranslation` reads it.
 *
 * @example defineRemote({ locales: withBettingTexts({ 'zh-CN': () => import('./locales/zh-CN.json'), … }), … })
 */
export function withBettingTexts(own: LocaleLoaders): LocaleLoaders {
  return { 'zh-CN': merged(own, 'zh-CN'), 'zh-TW': merged(own, 'zh-TW') };
}

function merged(own: LocaleLoaders, locale: Locale): LocaleLoader {
  return async () => {
    const [texts, betting] = await Promise.all([own[locale](), BETTING_TEXTS[locale]()]);
    // In place: sections of the texts may come later, with the views that show them.
    return Object.assign(textsOf(texts), { betting: textsOf(betting) });
  };
}
