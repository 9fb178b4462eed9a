import type { Market, Match } from '@site/shared/betting';
import { boardRow } from '../board/boardColumns';

/** Returns the match-winner market; `undefined` when it is not offered. */
export function fullTimeResult(match: Match): Market | undefined {
  return boardRow(match).cells.find(({ column }) => column.kind === 'result' && column.period === 'match')?.main;
}
