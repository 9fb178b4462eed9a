import { typedTranslation } from '@site/shared/i18n';
import overlay from '../locales/zh-CN/overlay.json';

export const useTranslation = typedTranslation({ overlay });
