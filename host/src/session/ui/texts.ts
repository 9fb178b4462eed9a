import { typedTranslation } from '@site/shared/i18n';
import newDevice from '../../locales/zh-CN/new_device.json';
import overlay from '../../locales/zh-CN/overlay.json';
import register from '../../locales/zh-CN/register.json';
import service from '../../locales/zh-CN/service.json';
import signIn from '../../locales/zh-CN/sign_in.json';

export const useTranslation = typedTranslation({ new_device: newDevice, overlay, register, service, sign_in: signIn });
