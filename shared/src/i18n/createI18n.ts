import { createInstance } from 'i18next';
import type { i18n as I18next } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES } from './locale';
import type { Locale } from './locale';
import sharedTexts from './locales/zh-CN/shared.json';
import type { LocaleLoaders, Namespaces } from './texts';

/** The texts of one package. Each remote and the host have their own instance; there is no global one. */
export interface PackageI18n {
  /** Instance for react-i18next's `I18nextProvider`. It has the zh-CN texts of the code that has run so far. */
  readonly instance: I18next;
  /**
   * Loads a language and switches to it without a reload. The last request wins, whichever loads first.
   *
   * @throws the error of a loader; the current language stays, and the next call retries
   */
  use(locale: Locale): Promise<void>;
}

/** Namespace of the texts of `shared`, which every instance includes. */
export const SHARED_NAMESPACE = 'shared';

/**
 * Creates the i18next instance of a package. Its zh-CN texts are bundled with the features that show them
 * (`typedTranslation`). All namespaces of another language are in one file, so that features that load later find their
 * translation.
 *
 * zh-CN is the fallback for a text that is missing in zh-TW. Implements R-I18N-05.
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
    // React escapes texts itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  }).use(initReactI18next);
  // The instance is ready synchronously, because its resources are inline and initAsync is off.
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

/** Adds texts to an instance, also to a namespace that it already has. */
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
        // Let the next call retry a failed load.
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
