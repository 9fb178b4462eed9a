import { typedTranslation } from '@site/shared/i18n';
import discount from '../locales/zh-CN/discount.json';
import race from '../locales/zh-CN/race.json';

export const useTranslation = typedTranslation({ discount, race });
