import { typedTranslation, typedTranslator } from '@site/shared/i18n';
import captcha from '../../locales/zh-CN/captcha.json';
import overlay from '../../locales/zh-CN/overlay.json';
import register from '../../locales/zh-CN/register.json';
import screen from '../../locales/zh-CN/screen.json';
import signIn from '../../locales/zh-CN/sign_in.json';

export const useTranslation = typedTranslation({ captcha, overlay, register, screen, sign_in: signIn });

/** Creates a translator for toasts. It uses the current language at each call. */
export const registrationTranslator = typedTranslator({ register });
