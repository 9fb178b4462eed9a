import { typedTranslation } from '@site/shared/i18n';
import notices from '../locales/zh-CN/notices.json';

export const useTranslation = typedTranslation({ notices });
