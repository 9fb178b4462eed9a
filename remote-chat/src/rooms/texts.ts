import { typedTranslation } from '@site/shared/i18n';
import composer from '../locales/zh-CN/composer.json';
import connection from '../locales/zh-CN/connection.json';
import room from '../locales/zh-CN/room.json';
import score from '../locales/zh-CN/score.json';
import screen from '../locales/zh-CN/screen.json';
import side from '../locales/zh-CN/side.json';

export const useTranslation = typedTranslation({ composer, connection, room, score, screen, side });
