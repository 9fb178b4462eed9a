import { typedTranslation } from '@site/shared/i18n';
import picture from '../locales/zh-CN/picture.json';

export const useTranslation = typedTranslation({ picture });
