import { typedTranslation } from '@site/shared/i18n';
import feedback from '../locales/zh-CN/feedback.json';

export const useTranslation = typedTranslation({ feedback });
