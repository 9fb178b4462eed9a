import { typedTranslation } from '@site/shared/i18n';
import tickets from '../../locales/zh-CN/tickets.json';

export const useTranslation = typedTranslation({ tickets });
