import { typedTranslation } from '@site/shared/i18n';
import transferIn from '../locales/zh-CN/transfer_in.json';

export const useTranslation = typedTranslation({ transfer_in: transferIn });
