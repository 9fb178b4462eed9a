import { typedTranslation } from '@site/shared/i18n';
import sharing from '../locales/zh-CN/sharing.json';

export const useTranslation = typedTranslation({ sharing });
