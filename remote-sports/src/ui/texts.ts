import { typedTranslation } from '@site/shared/i18n';
import part from '../locales/zh-CN/part.json';

export const useTranslation = typedTranslation({ part });
