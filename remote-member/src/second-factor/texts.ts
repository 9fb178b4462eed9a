import { typedTranslation } from '@site/shared/i18n';
import binding from '../locales/zh-CN/binding.json';
import secondFactor from '../locales/zh-CN/second_factor.json';

export const useTranslation = typedTranslation({ binding, second_factor: secondFactor });
