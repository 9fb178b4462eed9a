import type { i18n as I18next } from 'i18next';
import { addTexts } from './createI18n';
import { DEFAULT_LOCALE } from './locale';
import type { Namespaces } from './texts';

/** The values that fill the `{{places}}` of a text; `count` selects its plural form, `context` its variant. */
export type Values = Readonly<Record<string, string | number>>;

export interface Translation {
  readonly t: (key: string, values?: Values) => string;
  readonly locale: string;
}

const PLACE = /\{\{(\w+)\}\}/;

/**
 * Translates into one language.
 *
 * i18next takes 14 µs for a text and 26 for one with a place (two cores that others use), and a board shows hundreds a second. So a text is looked up once,
 * and its places are filled here; i18next itself translates with `count` or `context`, which select the text.
 *
 * @param texts bundled namespaces, whose keys begin with the namespace, or the name of one namespace that the instance has
 */
export function createTranslation(instance: I18next, texts: Namespaces | string, locale: string): Translation {
  const translate = createTranslator(instance, texts, locale);
  /** The text before a place and the name of the place in turn. */
  const known = new Map<string, readonly string[]>();
  return {
    locale,
    t(key, values) {
      if (values && ('count' in values || 'context' in values)) return translate(key, values);
      const parts = known.get(key) ?? translate(key, { skipInterpolation: true }).split(PLACE);
      known.set(key, parts);
      return parts.map((part, index) => (index % 2 === 0 ? part : String(values?.[part] ?? ''))).join('');
    },
  };
}

/**
 * Translates by i18next, and gives the instance the texts that came with the code first.
 *
 * @param locale the language current at each call where none is given
 */
export function createTranslator(
  instance: I18next,
  texts: Namespaces | string,
  locale?: string,
): (key: string, options?: Values | { readonly skipInterpolation: true }) => string {
  const language = locale === undefined ? {} : { lng: locale };
  if (typeof texts === 'string') return (key, options) => instance.t(key, { ...options, ...language, ns: texts });
  addTexts(instance, DEFAULT_LOCALE, texts);
  return (key, options) => {
    const end = key.indexOf('.');
    return instance.t(key.slice(end + 1), { ...options, ...language, ns: key.slice(0, end) });
  };
}
