import { typedTranslation } from '@site/shared/i18n';
import people from '../locales/zh-CN/people.json';

export const useTranslation = typedTranslation({ people });
