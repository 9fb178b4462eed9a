import { typedTranslation } from '@site/shared/i18n';
import board from '../locales/zh-CN/board.json';
import channel from '../locales/zh-CN/channel.json';

export const useTranslation = typedTranslation({ board, channel });
