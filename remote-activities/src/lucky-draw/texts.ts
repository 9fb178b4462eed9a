import { typedTranslation } from '@site/shared/i18n';
import draw from '../locales/zh-CN/draw.json';
import promotion from '../locales/zh-CN/promotion.json';

export const useTranslation = typedTranslation({ draw, promotion });
