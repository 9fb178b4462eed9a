import { createCell, type Readable } from '../contract/readable';
import { findText, type Values } from './findText';
import { DEFAULT_LOCALE } from './locale';
import type { Locale } from './locale';
import { SHARED_TEXTS } from './sharedTexts';
import type { LocaleLoaders, Texts } from './texts';

/** Whose texts: the package's own, or those of `shared` that every package has beside them. */
export type Namespace = 'package' | 'shared';

/** The texts of one package: one instance per remote or host, none global. */
export interface PackageI18n {
  /** The language that is shown. */
  readonly locale: Readable<Locale>;
  /** A text in the language that is shown; the key itself where there is none, and before `use` has loaded some. */
  text(key: string, values?: Values, namespace?: Namespace): string;
  /**
   * Loads what a language needs, then shows it, without a reload. The last request wins, whichever loads first.
   *
   * @throws what a loader throws; what was shown before stays, and the next call tries again
   */
  use(locale: Locale): Promise<void>;
}

/** What is loaded of a package, by language. */
type Loaded = Map<Locale, Readonly<Record<Namespace, Texts>>>;

/**
 * The texts of a package, and those of `shared` beside them. Nothing is loaded before the first `use`.
 *
 * zh-CN is loaded with zh-TW too: it is the fallback for a text that zh-TW lacks. Implements R-I18N-05.
 */
export function createI18n(loaders: LocaleLoaders): PackageI18n {
  const locale = createCell<Locale>(DEFAULT_LOCALE);
  const loaded: Loaded = new Map();
  const load = loadOnce(loaded, loaders);

  let wanted: Locale | undefined;
  return {
    locale,
    text(key, values, namespace = 'package') {
      const find = (language: Locale) => findText(loaded.get(language)?.[namespace] ?? {}, key, values);
      return find(locale.get()) ?? find(DEFAULT_LOCALE) ?? key;
    },
    async use(next) {
      wanted = next;
      await load(next);
      if (wanted === next) locale.set(next);
    },
  };
}

function loadOnce(loaded: Loaded, loaders: LocaleLoaders): (locale: Locale) => Promise<void> {
  const pending = new Map<Locale, Promise<void>>();

  const add = async (locale: Locale) => {
    const [own, shared] = await Promise.all([loaders[locale](), SHARED_TEXTS[locale]()]);
    // As they are and not as a copy: a build may bring sections of them later, with the views that show them.
    loaded.set(locale, { package: textsOf(own), shared: textsOf(shared) });
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
