import { typedTranslation } from '@site/shared/i18n';
import giftRecord from '../locales/zh-CN/gift_record.json';

export const useTranslation = typedTranslation({ gift_record: giftRecord });
