import { typedTranslation } from '@site/shared/i18n';
import builder from '../../locales/zh-CN/builder.json';
import match from '../../locales/zh-CN/match.json';

export const useTranslation = typedTranslation({ builder, match });
