import { typedTranslation } from '@site/shared/i18n';
import coins from '../locales/zh-CN/coins.json';

export const useTranslation = typedTranslation({ coins });
