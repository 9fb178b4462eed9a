import { typedTranslation } from '@site/shared/i18n';
import captcha from '../../locales/zh-CN/captcha.json';

export const useTranslation = typedTranslation({ captcha });
