import { typedTranslation } from '@site/shared/i18n';
import detail from '../locales/zh-CN/detail.json';
import games from '../locales/zh-CN/games.json';
import jackpot from '../locales/zh-CN/jackpot.json';

export const useTranslation = typedTranslation({ detail, games, jackpot });
