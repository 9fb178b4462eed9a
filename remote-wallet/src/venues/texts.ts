import { typedTranslation } from '@site/shared/i18n';
import venues from '../locales/zh-CN/venues.json';

export const useTranslation = typedTranslation({ venues });
