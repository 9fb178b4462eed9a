import { typedTranslation } from '@site/shared/i18n';
import bringBack from '../locales/zh-CN/bring_back.json';

export const useTranslation = typedTranslation({ bring_back: bringBack });
