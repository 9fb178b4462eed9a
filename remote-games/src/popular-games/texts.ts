import { typedTranslation } from '@site/shared/i18n';
import continuePlaying from '../locales/zh-CN/continue.json';
import counts from '../locales/zh-CN/counts.json';
import noGames from '../locales/zh-CN/no_games.json';
import popular from '../locales/zh-CN/popular.json';

export const useTranslation = typedTranslation({ continue: continuePlaying, counts, no_games: noGames, popular });
