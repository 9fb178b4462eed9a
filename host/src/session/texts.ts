import { typedTranslator } from '@site/shared/i18n';
import signIn from '../locales/zh-CN/sign_in.json';

/** Creates a translator for toasts. It uses the current language at each call. */
export const sessionTranslator = typedTranslator({ sign_in: signIn });
