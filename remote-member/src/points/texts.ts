import { typedTranslation } from '@site/shared/i18n';
import exchange from '../locales/zh-CN/exchange.json';

export const useTranslation = typedTranslation({ exchange });
