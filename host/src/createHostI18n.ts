import { createI18n, type LocaleLoaders, type PackageI18n, type Texts } from '@site/shared/i18n';

/** The host's texts, with those of the composition under the key `composition`. */
const LOADERS: LocaleLoaders = {
  'zh-CN': () => join(import('./locales/zh-CN.json'), import('./composition/locales/zh-CN.json')),
  'zh-TW': () => join(import('./locales/zh-TW.json'), import('./composition/locales/zh-TW.json')),
};

export function createHostI18n(): PackageI18n {
  return createI18n(LOADERS);
}

type Loaded = Promise<{ readonly default: Texts }>;

async function join(own: Loaded, composition: Loaded): Promise<Texts> {
  const [texts, compositionTexts] = await Promise.all([own, composition]);
  return { ...texts.default, composition: compositionTexts.default };
}
