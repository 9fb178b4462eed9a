import { typedTranslation } from '@site/shared/i18n';
import quickBet from '../locales/zh-CN/quick_bet.json';

export const useTranslation = typedTranslation({ quick_bet: quickBet });
