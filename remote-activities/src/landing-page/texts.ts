import { typedTranslation } from '@site/shared/i18n';
import landing from '../locales/zh-CN/landing.json';
import promotion from '../locales/zh-CN/promotion.json';

export const useTranslation = typedTranslation({ landing, promotion });
