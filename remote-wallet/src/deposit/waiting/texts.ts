import { typedTranslation } from '@site/shared/i18n';
import dispute from '../../locales/zh-CN/dispute.json';
import waiting from '../../locales/zh-CN/waiting.json';

export const useTranslation = typedTranslation({ dispute, waiting });
