import { typedTranslation } from '@site/shared/i18n';
import type texts from './locales/zh-CN.json';

/** The texts of the composition stand under `composition` in the host's. */
export const useTranslation = typedTranslation<{ readonly composition: typeof texts }>();
