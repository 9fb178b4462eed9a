import { createContext, useMemo, type ReactNode } from 'react';
import type { i18n as I18next } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { PackageI18n } from './createI18n';
import type { Namespaces } from './texts';
import { createTranslation, type Translation } from './translation';

/**
 * Returns the translation of bundled namespaces, or of one namespace by name. It is the same object until the language
 * changes.
 */
export type TranslationSource = (texts: Namespaces | string) => Translation;

export const TranslationContext = createContext<TranslationSource | undefined>(undefined);

interface TextsProviderProps {
  readonly i18n: PackageI18n;
  readonly children: ReactNode;
}

/**
 * Provides the texts of a package to everything inside. Only the provider subscribes to the language, because a board
 * renders hundreds of texts per second and a subscription per component would be a considerable part of that work.
 */
export function TextsProvider({ i18n, children }: TextsProviderProps) {
  return (
    <I18nextProvider i18n={i18n.instance}>
      <Translations>{children}</Translations>
    </I18nextProvider>
  );
}

function Translations({ children }: Pick<TextsProviderProps, 'children'>) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const source = useMemo(() => createSource(i18n, language), [i18n, language]);
  return <TranslationContext value={source}>{children}</TranslationContext>;
}

function createSource(instance: I18next, language: string): TranslationSource {
  const created = new Map<Namespaces | string, Translation>();
  return (texts) => {
    const translation = created.get(texts) ?? createTranslation(instance, texts, language);
    created.set(texts, translation);
    return translation;
  };
}
