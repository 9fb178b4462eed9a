import { typedTranslation } from '@site/shared/i18n';
import userinfo from '../locales/zh-CN/userinfo.json';

export const useTranslation = typedTranslation({ userinfo });
