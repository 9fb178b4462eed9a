import type { Market, Match } from '@site/shared/betting';
import { boardRow } from '../board/boardColumns';

/** The market on who wins the match; `undefined` where none is offered. */
export function fullTimeResult(match: Match): Market | undefined {
  return boardRow(match).cells.find(({ column }) => column.kind === 'result' && column.period === 'match')?.main;
}
