import { typedTranslation } from '@site/shared/i18n';
import people from '../locales/zh-CN/people.json';
import talk from '../locales/zh-CN/talk.json';

export const useTranslation = typedTranslation({ people, talk });
