import { typedTranslation } from '@site/shared/i18n';
import balance from '../locales/zh-CN/balance.json';
import recycle from '../locales/zh-CN/recycle.json';
import request from '../locales/zh-CN/request.json';
import tabs from '../locales/zh-CN/tabs.json';
import transfer from '../locales/zh-CN/transfer.json';
import venues from '../locales/zh-CN/venues.json';

export const useTranslation = typedTranslation({ balance, recycle, request, tabs, transfer, venues });
