import { typedTranslation } from '@site/shared/i18n';
import inbox from '../locales/zh-CN/inbox.json';
import message from '../locales/zh-CN/message.json';
import notices from '../locales/zh-CN/notices.json';

export const useTranslation = typedTranslation({ inbox, message, notices });
