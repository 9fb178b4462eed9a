import { typedTranslation, typedTranslator } from '@site/shared/i18n';
import composition from '../locales/zh-CN/composition.json';

export const useTranslation = typedTranslation({ composition });

/** Creates the same for code outside of components, in the language current at each call. */
export const compositionTranslator = typedTranslator({ composition });

export type CompositionTranslate = ReturnType<typeof compositionTranslator>;
