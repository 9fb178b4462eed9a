import { typedTranslation } from '@site/shared/i18n';
import tutorial from '../locales/zh-CN/tutorial.json';

export const useTranslation = typedTranslation({ tutorial });
