import { createContext, useMemo, type ReactNode } from 'react';
import { useReadable } from '../contract/useReadable';
import type { Namespace, PackageI18n } from './createI18n';
import type { Values } from './findText';
import type { Locale } from './locale';

/** What a component translates with: the same one for all of them, as long as the language is. */
export interface Translation {
  readonly t: (key: string, values?: Values) => string;
  readonly locale: Locale;
}

/** The translations of a package, by namespace. */
export const TranslationContext = createContext<Readonly<Record<Namespace, Translation>> | undefined>(undefined);

interface TextsProviderProps {
  readonly i18n: PackageI18n;
  readonly children: ReactNode;
}

/**
 * The texts of a package for everything inside. The language is followed once, here: a board draws hundreds of texts a second, where a subscription
 * of every component and a look-up of every text are a good part of the work.
 */
export function TextsProvider({ i18n, children }: TextsProviderProps) {
  const locale = useReadable(i18n.locale);
  const translations = useMemo(
    () => ({ package: makeTranslation(i18n, 'package', locale), shared: makeTranslation(i18n, 'shared', locale) }),
    [i18n, locale],
  );
  return <TranslationContext value={translations}>{children}</TranslationContext>;
}

/** A text without places is looked up once. */
function makeTranslation(i18n: PackageI18n, namespace: Namespace, locale: Locale): Translation {
  const plain = new Map<string, string>();
  return {
    locale,
    t(key, values) {
      if (values) return i18n.text(key, values, namespace);
      const text = plain.get(key) ?? i18n.text(key, undefined, namespace);
      plain.set(key, text);
      return text;
    },
  };
}
