import { typedTranslation } from '@site/shared/i18n';
import odds from '../locales/zh-CN/odds.json';

export const useTranslation = typedTranslation({ odds });
