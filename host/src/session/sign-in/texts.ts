import { typedTranslation } from '@site/shared/i18n';
import art from '../../locales/zh-CN/art.json';
import captcha from '../../locales/zh-CN/captcha.json';
import newDevice from '../../locales/zh-CN/new_device.json';
import overlay from '../../locales/zh-CN/overlay.json';
import recovery from '../../locales/zh-CN/recovery.json';
import register from '../../locales/zh-CN/register.json';
import screen from '../../locales/zh-CN/screen.json';
import signIn from '../../locales/zh-CN/sign_in.json';

export const useTranslation = typedTranslation({
  art,
  captcha,
  new_device: newDevice,
  overlay,
  recovery,
  register,
  screen,
  sign_in: signIn,
});

export type TextKey = Parameters<ReturnType<typeof useTranslation>['t']>[0];
