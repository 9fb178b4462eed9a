import { typedTranslation } from '@site/shared/i18n';
import balance from '../locales/zh-CN/balance.json';
import orders from '../locales/zh-CN/orders.json';
import transactions from '../locales/zh-CN/transactions.json';

export const useTranslation = typedTranslation({ balance, orders, transactions });
