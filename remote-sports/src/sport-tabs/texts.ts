import { typedTranslation } from '@site/shared/i18n';
import board from '../locales/zh-CN/board.json';

export const useTranslation = typedTranslation({ board });
