import { typedTranslation } from '@site/shared/i18n';
import orders from '../locales/zh-CN/orders.json';
import waiting from '../locales/zh-CN/waiting.json';

export const useTranslation = typedTranslation({ orders, waiting });
