import type { Localized } from '../http/localized';
import { formatShanghai } from '../kernel/businessDay';
import texts from './texts.json';

/** Formats a time for the text of a message: `2026-11-21 20:15（北京时间）`. */
export function formatMoment(moment: Date): Localized {
  const time = formatShanghai(moment);
  return { 'zh-CN': texts.moment['zh-CN'].replace('{time}', time), 'zh-TW': texts.moment['zh-TW'].replace('{time}', time) };
}
