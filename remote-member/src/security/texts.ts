import { typedTranslation } from '@site/shared/i18n';
import accounts from '../locales/zh-CN/accounts.json';
import binding from '../locales/zh-CN/binding.json';
import card from '../locales/zh-CN/card.json';
import userinfo from '../locales/zh-CN/userinfo.json';

export const useTranslation = typedTranslation({ accounts, binding, card, userinfo });
