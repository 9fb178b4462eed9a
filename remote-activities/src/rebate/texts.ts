import { typedTranslation } from '@site/shared/i18n';
import category from '../locales/zh-CN/category.json';
import rebate from '../locales/zh-CN/rebate.json';

export const useTranslation = typedTranslation({ category, rebate });
