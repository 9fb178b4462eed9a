import {
  createI18n,
  SHARED_NAMESPACE,
  typedTranslation,
  type LocaleLoaders,
  type PackageI18n,
  type Texts,
  type Translate,
} from '@site/shared/i18n';
import type compositionTexts from './composition/locales/zh-CN.json';
import type texts from './locales/zh-CN.json';

type HostTexts = typeof texts & { readonly composition: typeof compositionTexts };

export type HostTranslate = Translate<HostTexts>;
export type HostKey = Parameters<HostTranslate>[0];

/** The host's own `useTranslation`, which knows its keys. */
export const useTranslation = typedTranslation<HostTexts>();

/** The host's texts; those of the composition stand under `composition`. */
const LOADERS: LocaleLoaders = {
  'zh-CN': () => join(import('./locales/zh-CN.json'), import('./composition/locales/zh-CN.json')),
  'zh-TW': () => join(import('./locales/zh-TW.json'), import('./composition/locales/zh-TW.json')),
};

export function createHostI18n(): PackageI18n {
  return createI18n(LOADERS);
}

/** Texts for what speaks outside of components. It always speaks the language of the moment. */
export function translator({ instance }: PackageI18n): HostTranslate {
  return (key, values) => instance.t(key, values ?? {});
}

/** The same for the texts of `shared`. */
export function sharedTranslator({ instance }: PackageI18n): (key: string) => string {
  return (key) => instance.t(key, { ns: SHARED_NAMESPACE });
}

type Loaded = Promise<{ readonly default: Texts }>;

async function join(own: Loaded, composition: Loaded): Promise<Texts> {
  const [texts, compositionTexts] = await Promise.all([own, composition]);
  return { ...texts.default, composition: compositionTexts.default };
}
