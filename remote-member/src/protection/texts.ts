import { typedTranslation } from '@site/shared/i18n';
import protection from '../locales/zh-CN/protection.json';

export const useTranslation = typedTranslation({ protection });
