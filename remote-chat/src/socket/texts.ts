import { typedTranslation } from '@site/shared/i18n';
import talk from '../locales/zh-CN/talk.json';

export const useTranslation = typedTranslation({ talk });
