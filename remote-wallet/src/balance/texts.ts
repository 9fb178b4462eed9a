import { typedTranslation } from '@site/shared/i18n';
import assets from '../locales/zh-CN/assets.json';
import balance from '../locales/zh-CN/balance.json';
import locked from '../locales/zh-CN/locked.json';

export const useTranslation = typedTranslation({ assets, balance, locked });
