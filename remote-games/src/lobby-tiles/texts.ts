import { typedTranslation } from '@site/shared/i18n';
import category from '../locales/zh-CN/category.json';
import counts from '../locales/zh-CN/counts.json';
import lobbyTiles from '../locales/zh-CN/lobby_tiles.json';

export const useTranslation = typedTranslation({ category, counts, lobby_tiles: lobbyTiles });
