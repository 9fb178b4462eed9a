import { typedTranslation } from '@site/shared/i18n';
import betRecord from '../locales/zh-CN/bet_record.json';

export const useTranslation = typedTranslation({ bet_record: betRecord });
