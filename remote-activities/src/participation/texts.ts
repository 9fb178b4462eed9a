import { typedTranslation } from '@site/shared/i18n';
import joining from '../locales/zh-CN/joining.json';
import promotion from '../locales/zh-CN/promotion.json';

export const useTranslation = typedTranslation({ joining, promotion });
