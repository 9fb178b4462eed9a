import type { MatchEnd } from '../matches/matchRecord';
import { isOutright, type SelectionName } from './selection';

/** For how many the one place of an outright is, where this selection is one of them (a dead heat); 1 in every other bet. */
export function sharersOf({ w, r }: Pick<SelectionName, 'w' | 'r'>, end: MatchEnd | null): number {
  const winners = end?.facts.winners ?? [];
  const isAmongThem = isOutright(w) && winners.some((winner) => r === `FS${winner}`);
  return isAmongThem ? winners.length : 1;
}
