import { typedTranslation } from '@site/shared/i18n';
import builder from '../locales/zh-CN/builder.json';
import odds from '../locales/zh-CN/odds.json';
import picks from '../locales/zh-CN/picks.json';
import quickBet from '../locales/zh-CN/quick_bet.json';
import slip from '../locales/zh-CN/slip.json';

export const useTranslation = typedTranslation({ builder, odds, picks, quick_bet: quickBet, slip });

export type Translate = ReturnType<typeof useTranslation>['t'];
