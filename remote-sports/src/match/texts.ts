import { typedTranslation } from '@site/shared/i18n';
import board from '../locales/zh-CN/board.json';
import clock from '../locales/zh-CN/clock.json';
import match from '../locales/zh-CN/match.json';
import odds from '../locales/zh-CN/odds.json';
import schedule from '../locales/zh-CN/schedule.json';
import score from '../locales/zh-CN/score.json';

export const useTranslation = typedTranslation({ board, clock, match, odds, schedule, score });

export type Translate = ReturnType<typeof useTranslation>['t'];
