import { createContext, useMemo, type ReactNode } from 'react';
import type { i18n as I18next, TFunction } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { PackageI18n } from './createI18n';

/** What a component translates with: the same one for all of them, as long as the language is. */
export interface Translation {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly locale: string;
}

/** The translation of a namespace, or of the package itself. */
export const TranslationContext = createContext<((namespace: string | undefined) => Translation) | undefined>(undefined);

interface TextsProviderProps {
  readonly i18n: PackageI18n;
  readonly children: ReactNode;
}

/**
 * The texts of a package for everything inside. The language is followed once, here: a board draws hundreds of texts a second, where a subscription
 * of every component and a look-up of every text are a good part of the work.
 */
export function TextsProvider({ i18n, children }: TextsProviderProps) {
  return (
    <I18nextProvider i18n={i18n.instance}>
      <Translations>{children}</Translations>
    </I18nextProvider>
  );
}

function Translations({ children }: Pick<TextsProviderProps, 'children'>) {
  const { t, i18n } = useTranslation();
  // `t` is another function in another language
  const translationOf = useMemo(() => translationsOf(i18n, t), [i18n, t]);
  return <TranslationContext value={translationOf}>{children}</TranslationContext>;
}

function translationsOf(i18n: I18next, own: TFunction): (namespace: string | undefined) => Translation {
  const made = new Map<string | undefined, Translation>();
  return (namespace) => {
    const known = made.get(namespace);
    if (known) return known;
    const translation = makeTranslation(namespace === undefined ? own : i18n.getFixedT(i18n.language, namespace), i18n.language);
    made.set(namespace, translation);
    return translation;
  };
}

/** `{{name}}`: all that our texts leave open. */
const PLACE = /\{\{(\w+)\}\}/;

/**
 * A text is looked up once, and its places are filled here: the names of the prices alone are hundreds a second. Chinese has one form for any number; which
 * key has it, also for none, is the library's to say, as is a context.
 */
function makeTranslation(translate: TFunction, locale: string): Translation {
  /** Text and name of a place in turn. */
  const known = new Map<string, readonly string[]>();
  return {
    locale,
    t(key, values) {
      if (values && 'context' in values) return translate(key, values);
      const count = values?.['count'];
      const form = count === undefined ? key : `${key} ${count === 0 ? 'none' : 'some'}`;
      const parts =
        known.get(form) ?? translate(key, { skipInterpolation: true, ...(typeof count === 'number' && { count }) }).split(PLACE);
      known.set(form, parts);
      return parts.map((part, at) => (at % 2 === 0 ? part : String(values?.[part] ?? ''))).join('');
    },
  };
}
