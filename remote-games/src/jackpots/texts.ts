import { typedTranslation } from '@site/shared/i18n';
import jackpot from '../locales/zh-CN/jackpot.json';
import slotLobby from '../locales/zh-CN/slot_lobby.json';

export const useTranslation = typedTranslation({ jackpot, slot_lobby: slotLobby });
