import { typedTranslation } from '@site/shared/i18n';
import match from '../locales/zh-CN/match.json';
import part from '../locales/zh-CN/part.json';

export const useTranslation = typedTranslation({ match, part });
