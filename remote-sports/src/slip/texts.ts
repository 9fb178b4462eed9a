import { typedTranslation } from '@site/shared/i18n';
import builder from '../locales/zh-CN/builder.json';
import picks from '../locales/zh-CN/picks.json';

export const useTranslation = typedTranslation({ builder, picks });
