import type texts from './locales/zh-CN.json';
import { SHARED_NAMESPACE } from './sharedTexts';
import { typedTranslation } from './typedTranslation';

/** The texts of `shared`: what validation, failed calls and loading say. Any package may show them. */
export const useSharedTranslation = typedTranslation<typeof texts>(SHARED_NAMESPACE);
