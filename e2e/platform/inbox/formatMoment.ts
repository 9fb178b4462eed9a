import type { Localized } from '../http/localized';
import texts from './texts.json';

/** In Shanghai (decision 50), 24 hours, to the minute: `2026-11-21 20:15（北京时间）`. */
export function formatMoment(moment: Date): Localized {
  const time = TIME.format(moment);
  return { 'zh-CN': texts.moment['zh-CN'].replace('{time}', time), 'zh-TW': texts.moment['zh-TW'].replace('{time}', time) };
}

/** Swedish writes a time as ISO 8601 does. */
const TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });
