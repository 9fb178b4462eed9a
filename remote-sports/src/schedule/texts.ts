import { typedTranslation } from '@site/shared/i18n';
import clock from '../locales/zh-CN/clock.json';
import schedule from '../locales/zh-CN/schedule.json';
import score from '../locales/zh-CN/score.json';

export const useTranslation = typedTranslation({ clock, schedule, score });
