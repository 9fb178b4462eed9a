import { createI18n, typedTranslation } from '@site/shared/i18n';
import texts from './locales/zh-CN.json';

/** Texts of the component page, and those of the components. */
export const i18n = createI18n({
  'zh-TW': async () => (await import('./locales/zh-TW.json')).default,
});

export const useTranslation = typedTranslation(texts);

/** Key of a section under `sections`. */
export type SectionId = keyof (typeof texts)['sections'];
export type GroupId = keyof (typeof texts)['groups'];
