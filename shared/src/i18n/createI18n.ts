import { createInstance } from 'i18next';
import type { i18n as I18next } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES } from './locale';
import type { Locale } from './locale';
import { SHARED_NAMESPACE, SHARED_TEXTS } from './sharedTexts';
import type { LocaleLoaders, Texts } from './texts';

/** The texts of one package: one instance per remote or host, none global. */
export interface PackageI18n {
  /** For react-i18next's `I18nextProvider`. It knows no text until `use` has loaded some. */
  readonly instance: I18next;
  /**
   * Loads what a language needs, then shows it, without a reload. The last request wins, whichever loads first.
   *
   * @throws what a loader throws; what was shown before stays, and the next call tries again
   */
  use(locale: Locale): Promise<void>;
}

const PACKAGE_NAMESPACE = 'package';

/**
 * The texts of a package, and those of `shared` beside them. Nothing is loaded before the first `use`.
 *
 * zh-CN is loaded with zh-TW too: it is the fallback for a text that zh-TW lacks. Implements R-I18N-05.
 */
export function createI18n(loaders: LocaleLoaders): PackageI18n {
  const instance = createInstance({
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    supportedLngs: LOCALES,
    resources: {},
    initAsync: false,
    ns: [PACKAGE_NAMESPACE, SHARED_NAMESPACE],
    defaultNS: PACKAGE_NAMESPACE,
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
      await load(locale);
      if (wanted === locale) await instance.changeLanguage(locale);
    },
  };
}

function loadOnce(instance: I18next, loaders: LocaleLoaders): (locale: Locale) => Promise<void> {
  const pending = new Map<Locale, Promise<void>>();

  const add = async (locale: Locale) => {
    const [own, shared] = await Promise.all([loaders[locale](), SHARED_TEXTS[locale]()]);
    // As they are and not as a copy: a build may bring sections of them later, with the views that show them.
    instance.store.data[locale] = { [PACKAGE_NAMESPACE]: textsOf(own), [SHARED_NAMESPACE]: textsOf(shared) };
  };
  const addOnce = (locale: Locale) => {
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

  return async (locale) => {
    await Promise.all([...new Set([locale, DEFAULT_LOCALE])].map(addOnce));
  };
}

/** The texts of a loaded file, whether it came as a module or as they are. */
export function textsOf(loaded: Texts | { readonly default: Texts }): Texts {
  const { default: inner } = loaded;
  return typeof inner === 'object' ? inner : loaded;
}
