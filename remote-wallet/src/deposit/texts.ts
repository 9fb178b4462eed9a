import { typedTranslation } from '@site/shared/i18n';
import deposit from '../locales/zh-CN/deposit.json';
import exchange from '../locales/zh-CN/exchange.json';
import limits from '../locales/zh-CN/limits.json';
import orders from '../locales/zh-CN/orders.json';
import tabs from '../locales/zh-CN/tabs.json';

export const useTranslation = typedTranslation({ deposit, exchange, limits, orders, tabs });
