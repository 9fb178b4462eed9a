import { typedTranslation } from '@site/shared/i18n';
import exchange from '../locales/zh-CN/exchange.json';
import limits from '../locales/zh-CN/limits.json';
import orders from '../locales/zh-CN/orders.json';
import tabs from '../locales/zh-CN/tabs.json';
import withdrawal from '../locales/zh-CN/withdrawal.json';

export const useTranslation = typedTranslation({ exchange, limits, orders, tabs, withdrawal });
