import { typedTranslation } from '@site/shared/i18n';
import category from '../locales/zh-CN/category.json';
import centre from '../locales/zh-CN/centre.json';
import discount from '../locales/zh-CN/discount.json';
import promotion from '../locales/zh-CN/promotion.json';

export const useTranslation = typedTranslation({ category, centre, discount, promotion });
