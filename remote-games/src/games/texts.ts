import { typedTranslation } from '@site/shared/i18n';
import games from '../locales/zh-CN/games.json';

export const useTranslation = typedTranslation({ games });
