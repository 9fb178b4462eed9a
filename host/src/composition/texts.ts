import { typedTranslation, typedTranslator } from '@site/shared/i18n';
import composition from '../locales/zh-CN/composition.json';

export const useTranslation = typedTranslation({ composition });

/** Creates a translator for code outside of components. It uses the current language at each call. */
export const compositionTranslator = typedTranslator({ composition });

export type CompositionTranslate = ReturnType<typeof compositionTranslator>;
