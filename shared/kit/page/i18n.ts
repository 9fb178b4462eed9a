import { createI18n, typedTranslation } from '../../src/i18n';
import texts from './locales/zh-CN.json';

/** The texts of the living page, and those that the primitives bring. */
export const i18n = createI18n({
  'zh-TW': async () => (await import('./locales/zh-TW.json')).default,
});

/** By key. */
export const useTranslation = typedTranslation(texts);

/** A section's key under `sections`. */
export type SectionId = keyof (typeof texts)['sections'];
export type GroupId = keyof (typeof texts)['groups'];
