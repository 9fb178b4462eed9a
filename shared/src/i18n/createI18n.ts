import { createInstance } from 'i18next';
import type { i18n as I18next } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES } from './locale';
import type { Locale } from './locale';
import sharedTexts from './locales/zh-CN/shared.json';
import type { LocaleLoaders, Namespaces } from './texts';

/** The texts of one package: one instance per remote or host, none global. */
export interface PackageI18n {
  /** For react-i18next's `I18nextProvider`. It has the zh-CN texts of the code that has run. */
  readonly instance: I18next;
  /**
   * Loads what a language needs, then shows it, without a reload. The last request wins, whichever loads first.
   *
   * @throws what a loader throws; what was shown before stays, and the next call tries again
   */
  use(locale: Locale): Promise<void>;
}

/** The namespace of the texts of `shared`, which each instance has. */
export const SHARED_NAMESPACE = 'shared';

/**
 * Creates the i18next instance of a package. Its zh-CN texts are bundled with the features that show them (`typedTranslation`); all namespaces of another
 * language come in one file, so that a feature that is loaded later finds its translation.
 *
 * zh-CN is the fallback for a text that zh-TW lacks. Implements R-I18N-05.
 */
export function createI18n(loaders: LocaleLoaders): PackageI18n {
  const instance = createInstance({
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    supportedLngs: LOCALES,
    resources: { [DEFAULT_LOCALE]: { [SHARED_NAMESPACE]: sharedTexts } },
    initAsync: false,
    ns: [SHARED_NAMESPACE],
    defaultNS: SHARED_NAMESPACE,
    nsSeparator: false,
    // React escapes what it shows
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  }).use(initReactI18next);
  // with its resources given and initAsync off, the instance is ready before the promise is made
  void instance.init();
  const load = loadOnce(instance, loaders);

  let wanted: Locale | undefined;
  return {
    instance,
    async use(locale) {
      wanted = locale;
      if (locale !== 'zh-CN') await load(locale);
      if (wanted === locale) await instance.changeLanguage(locale);
    },
  };
}

/** Adds texts to an instance; a namespace that it has already takes the given texts. */
export function addTexts(instance: I18next, locale: Locale, namespaces: Namespaces): void {
  for (const [namespace, texts] of Object.entries(namespaces)) instance.addResourceBundle(locale, namespace, texts);
}

function loadOnce(instance: I18next, loaders: LocaleLoaders): (locale: keyof LocaleLoaders) => Promise<void> {
  const pending = new Map<Locale, Promise<void>>();

  const add = async (locale: keyof LocaleLoaders) => {
    const [own, shared] = await Promise.all([loaders[locale](), SHARED_LOADERS[locale]()]);
    addTexts(instance, locale, { ...own, ...shared });
  };
  return (locale) => {
    const added =
      pending.get(locale) ??
      add(locale).catch((error: unknown) => {
        // a failed load may be tried again
        pending.delete(locale);
        throw error;
      });
    pending.set(locale, added);
    return added;
  };
}

const SHARED_LOADERS: LocaleLoaders = {
  'zh-TW': async () => ({
    [SHARED_NAMESPACE]: (await import(/* webpackChunkName: "shared-zh-TW" */ './locales/zh-TW/shared.json')).default,
  }),
};
