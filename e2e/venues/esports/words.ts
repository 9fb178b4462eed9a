import { fill } from '../kit/page/language';
import { ESPORTS, isEsports, type Score, type Selection, type Title } from './engine';
import type zhCN from './page/locales/zh-CN.json';

export type Texts = typeof zhCN;

/** Returns the name of a market: `第 1 局先得 3 塔`. */
export function nameMarket(texts: Texts, { market, map }: Pick<Selection, 'market' | 'map'>, title: Title): string {
  const count = isEsports(title) ? ESPORTS[title].firstTo : 0;
  return fill(texts.market[market], { map, count, point: texts.point[title] });
}

/** Returns the name of a selection: `青岚 -1.5`, `大 2.5/3`, `2-1`. */
export function namePick(
  texts: Texts,
  { market, pick, line }: Pick<Selection, 'market' | 'pick' | 'line'>,
  teams: { readonly home: string; readonly away: string },
): string {
  if (pick === 'home' || pick === 'away') {
    const isHandicap = market === 'handicap' || market === 'goal_handicap';
    return isHandicap ? `${teams[pick]} ${writeHandicap(line)}` : teams[pick];
  }
  if (pick === 'over' || pick === 'under') return fill(texts.pick[pick], { line: writeLine(line) });
  return isNamed(texts, pick) ? texts.pick[pick] : pick;
}

/** Formats quarters: 6 is `1.5`, 7 is `1.5/2`. */
export function writeLine(quarters: number): string {
  const size = Math.abs(quarters);
  return size % 2 === 0 ? String(size / 4) : `${String((size - 1) / 4)}/${String((size + 1) / 4)}`;
}

/** Formats a handicap with the sign of the named side: `-0.5/1`, `+1.5`, `0`. */
export function writeHandicap(quarters: number): string {
  if (quarters === 0) return '0';
  return `${quarters < 0 ? '-' : '+'}${writeLine(quarters)}`;
}

export function writeScore([home, away]: Score): string {
  return `${String(home)}-${String(away)}`;
}

function isNamed(texts: Texts, pick: string): pick is keyof Texts['pick'] {
  return pick in texts.pick;
}
