import { typedTranslation } from '@site/shared/i18n';
import carousel from '../locales/zh-CN/carousel.json';
import category from '../locales/zh-CN/category.json';

/** The texts of the carousel alone, which home shows first. */
export const useTranslation = typedTranslation({ carousel, category });
