import { typedTranslation } from '@site/shared/i18n';
import invitation from '../locales/zh-CN/invitation.json';
import promotion from '../locales/zh-CN/promotion.json';

export const useTranslation = typedTranslation({ invitation, promotion });
