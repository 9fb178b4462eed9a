import { typedTranslation } from '@site/shared/i18n';
import settled from '../../locales/zh-CN/settled.json';

export const useTranslation = typedTranslation({ settled });
