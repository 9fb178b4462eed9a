import { typedTranslation } from '@site/shared/i18n';
import prize from '../locales/zh-CN/prize.json';

export const useTranslation = typedTranslation({ prize });
