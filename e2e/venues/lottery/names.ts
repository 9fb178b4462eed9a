import type { Kind, Selection } from './engine/types';
import type zhCN from './page/locales/zh-CN.json';

export type Texts = typeof zhCN;

/** Returns the name of a pick: a number as it is, a side or a pattern by its name. */
export function namePick({ pick }: Pick<Selection, 'pick'>, texts: Texts): string {
  return (texts.pick as Readonly<Record<string, string>>)[pick] ?? pick;
}

/** Returns the place or group within a play; empty when the play has only one. */
export function nameGroup(kind: Kind, { play, group }: Pick<Selection, 'play' | 'group'>, texts: Texts): string {
  if (group === null) return '';
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.group;
  return groups[`${kind}_${play}`]?.[group] ?? groups[kind]?.[group] ?? '';
}

export function namePlay(kind: Kind, play: string, texts: Texts): string {
  const plays: Readonly<Record<Kind, Readonly<Record<string, string>>>> = texts.play;
  return plays[kind][play] ?? play;
}

/** Returns the name of a line: `定位胆 · 万位 7`. */
export function nameLine(kind: Kind, selection: Pick<Selection, 'play' | 'group' | 'pick'>, texts: Texts): string {
  const what = [nameGroup(kind, selection, texts), namePick(selection, texts)].filter(Boolean).join(' ');
  return `${namePlay(kind, selection.play, texts)} · ${what}`;
}
