import { typedTranslation } from '@site/shared/i18n';
import builder from '../locales/zh-CN/builder.json';
import odds from '../locales/zh-CN/odds.json';
import placement from '../locales/zh-CN/placement.json';
import slip from '../locales/zh-CN/slip.json';

export const useTranslation = typedTranslation({ builder, odds, placement, slip });
