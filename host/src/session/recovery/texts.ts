import { typedTranslation, typedTranslator } from '@site/shared/i18n';
import captcha from '../../locales/zh-CN/captcha.json';
import newDevice from '../../locales/zh-CN/new_device.json';
import recovery from '../../locales/zh-CN/recovery.json';
import register from '../../locales/zh-CN/register.json';

export const useTranslation = typedTranslation({ captcha, new_device: newDevice, recovery, register });

/** Creates a translator for toasts. It uses the current language at each call. */
export const recoveryTranslator = typedTranslator({ new_device: newDevice, recovery });
