import { typedTranslator } from '@site/shared/i18n';
import signIn from '../locales/zh-CN/sign_in.json';

/** Creates the translation of toasts, in the language current at each call. */
export const sessionTranslator = typedTranslator({ sign_in: signIn });
