import { typedTranslation } from '@site/shared/i18n';
import pages from '../locales/zh-CN/pages.json';
import request from '../locales/zh-CN/request.json';
import tabs from '../locales/zh-CN/tabs.json';

export const useTranslation = typedTranslation({ pages, request, tabs });
