import { typedTranslation } from '@site/shared/i18n';
import card from '../locales/zh-CN/card.json';
import remembered from '../locales/zh-CN/remembered.json';
import sessions from '../locales/zh-CN/sessions.json';

export const useTranslation = typedTranslation({ card, remembered, sessions });
