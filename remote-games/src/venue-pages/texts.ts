import { typedTranslation } from '@site/shared/i18n';
import category from '../locales/zh-CN/category.json';
import counts from '../locales/zh-CN/counts.json';
import venues from '../locales/zh-CN/venues.json';

export const useTranslation = typedTranslation({ category, counts, venues });
