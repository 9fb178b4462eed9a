import { typedTranslation } from '@site/shared/i18n';
import promotion from '../locales/zh-CN/promotion.json';

export const useTranslation = typedTranslation({ promotion });
