import { typedTranslation } from '@site/shared/i18n';
import category from '../locales/zh-CN/category.json';
import tables from '../locales/zh-CN/tables.json';

export const useTranslation = typedTranslation({ category, tables });
