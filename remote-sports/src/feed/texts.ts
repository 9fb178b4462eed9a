import { typedTranslation } from '@site/shared/i18n';
import feed from '../locales/zh-CN/feed.json';

export const useTranslation = typedTranslation({ feed });
