import { SHARED_NAMESPACE, typedTranslation, type PackageI18n, type Translate } from '@site/shared/i18n';
import type texts from './locales/zh-CN.json';

type HostTexts = typeof texts;

export type HostTranslate = Translate<HostTexts>;
export type HostKey = Parameters<HostTranslate>[0];

/** The host's own `useTranslation`, which knows its keys. */
export const useTranslation = typedTranslation<HostTexts>();

/** Texts for code outside of components, in the language current at each call. */
export function translator({ instance }: PackageI18n): HostTranslate {
  return (key, values) => instance.t(key, values ?? {});
}

/** The same for the texts of `shared`. */
export function sharedTranslator({ instance }: PackageI18n): (key: string) => string {
  return (key) => instance.t(key, { ns: SHARED_NAMESPACE });
}
