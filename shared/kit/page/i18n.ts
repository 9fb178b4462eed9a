import { createI18n, typedTranslation } from '../../src/i18n';
import type texts from './locales/zh-CN.json';

/** The texts of the living page, and those that the primitives bring. */
export const i18n = createI18n({
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});

/** By key. */
export const useTranslation = typedTranslation<typeof texts>();

/** A section's key under `sections`. */
export type SectionId = keyof (typeof texts)['sections'];
export type GroupId = keyof (typeof texts)['groups'];
