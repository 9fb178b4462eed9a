import { typedTranslation } from '@site/shared/i18n';
import home from '../locales/zh-CN/home.json';
import odds from '../locales/zh-CN/odds.json';
import tickets from '../locales/zh-CN/tickets.json';

export const useTranslation = typedTranslation({ home, odds, tickets });
