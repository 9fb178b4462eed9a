import { typedTranslation } from '@site/shared/i18n';
import category from '../locales/zh-CN/category.json';
import counts from '../locales/zh-CN/counts.json';
import games from '../locales/zh-CN/games.json';
import noGames from '../locales/zh-CN/no_games.json';
import slotLobby from '../locales/zh-CN/slot_lobby.json';
import venues from '../locales/zh-CN/venues.json';

export const useTranslation = typedTranslation({ category, counts, games, no_games: noGames, slot_lobby: slotLobby, venues });
