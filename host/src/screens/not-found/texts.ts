import { typedTranslation } from '@site/shared/i18n';
import screen from '../../locales/zh-CN/screen.json';

export const useTranslation = typedTranslation({ screen });
