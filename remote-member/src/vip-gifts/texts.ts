import { typedTranslation } from '@site/shared/i18n';
import welfare from '../locales/zh-CN/welfare.json';

export const useTranslation = typedTranslation({ welfare });
