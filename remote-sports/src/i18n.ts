import { typedTranslation, type Translate } from '@site/shared/i18n';
import type texts from './locales/zh-CN.json';

/** The texts of this remote, by key. */
export const useTranslation = typedTranslation<typeof texts>();

export type SportsTranslate = Translate<typeof texts>;
