import { typedTranslation } from '@site/shared/i18n';
import card from '../locales/zh-CN/card.json';
import keyedRequest from '../locales/zh-CN/keyed_request.json';

export const useTranslation = typedTranslation({ card, keyed_request: keyedRequest });
