import { typedTranslation } from '@site/shared/i18n';
import carousel from '../locales/zh-CN/carousel.json';
import category from '../locales/zh-CN/category.json';

/** Texts of the carousel only, which home needs first. */
export const useTranslation = typedTranslation({ carousel, category });
