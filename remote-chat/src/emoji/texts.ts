import { typedTranslation } from '@site/shared/i18n';
import emoji from '../locales/zh-CN/emoji.json';
import room from '../locales/zh-CN/room.json';
import sticker from '../locales/zh-CN/sticker.json';

export const useTranslation = typedTranslation({ emoji, room, sticker });
