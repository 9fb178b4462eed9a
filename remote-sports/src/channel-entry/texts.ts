import { typedTranslation } from '@site/shared/i18n';
import channel from '../locales/zh-CN/channel.json';

export const useTranslation = typedTranslation({ channel });
