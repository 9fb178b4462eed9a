import type { MatchEnd } from '../matches/matchRecord';
import { isOutright, type SelectionName } from './selection';

/** Returns the number of winners when this selection is one of several in an outright (a dead heat), otherwise 1. */
export function sharersOf({ w, r }: Pick<SelectionName, 'w' | 'r'>, end: MatchEnd | null): number {
  const winners = end?.facts.winners ?? [];
  const isAmongThem = isOutright(w) && winners.some((winner) => r === `FS${winner}`);
  return isAmongThem ? winners.length : 1;
}
