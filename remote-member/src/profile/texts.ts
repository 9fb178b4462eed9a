import { typedTranslation } from '@site/shared/i18n';
import card from '../locales/zh-CN/card.json';
import userinfo from '../locales/zh-CN/userinfo.json';

export const useTranslation = typedTranslation({ card, userinfo });
