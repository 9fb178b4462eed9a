import { typedTranslation } from '@site/shared/i18n';
import board from '../locales/zh-CN/board.json';
import clock from '../locales/zh-CN/clock.json';
import odds from '../locales/zh-CN/odds.json';
import schedule from '../locales/zh-CN/schedule.json';
import score from '../locales/zh-CN/score.json';

export const useTranslation = typedTranslation({ board, clock, odds, schedule, score });
