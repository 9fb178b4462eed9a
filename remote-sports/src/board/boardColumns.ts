import type { Market, MarketKind, MarketPeriod, Match, Selection } from '@site/shared/betting';
import { isFirstHalfOver } from '../match/matchStatus';

/** A column of the board. Its head names kind and period. */
export interface BoardColumn {
  readonly kind: Extract<MarketKind, 'handicap' | 'total' | 'result'>;
  readonly period: Extract<MarketPeriod, 'match' | 'half'>;
}

export const BOARD_COLUMNS: readonly BoardColumn[] = [
  { kind: 'handicap', period: 'match' },
  { kind: 'total', period: 'match' },
  { kind: 'result', period: 'match' },
  { kind: 'handicap', period: 'half' },
  { kind: 'total', period: 'half' },
  { kind: 'result', period: 'half' },
];

/** What stands in one column of one match: the main line, and the others by their game id. */
export interface BoardCell {
  readonly column: BoardColumn;
  readonly main: Market | undefined;
  readonly alternatives: readonly Market[];
}

/** What stands right of the match: its cells, or one panel for the whole of it or for the half. */
export interface BoardRow {
  readonly cells: readonly BoardCell[];
  /** Every market is suspended: the match is locked as a whole. */
  readonly isSuspended: boolean;
  /** The first half is over: the last three columns are one quiet panel. */
  readonly isHalfOver: boolean;
}

export function boardRow(match: Match): BoardRow {
  const cells = BOARD_COLUMNS.map((column) => boardCell(match.markets, column));
  const hasHalf = cells.some(({ column, main }) => column.period === 'half' && main !== undefined);
  return {
    cells,
    isSuspended: match.markets.length > 0 && match.markets.every(({ state }) => state !== 'open'),
    isHalfOver: !hasHalf && isFirstHalfOver(match),
  };
}

/** The rows of a cell: home or over first, away or under second, the draw third, whatever order the feed has. */
export function rowsOf({ selections }: Market): readonly [Selection | undefined, Selection | undefined, Selection | undefined] {
  const find = (...sides: readonly Selection['side']['is'][]) => selections.find(({ side }) => sides.includes(side.is));
  return [find('home', 'over'), find('away', 'under'), find('draw')];
}

function boardCell(markets: readonly Market[], column: BoardColumn): BoardCell {
  const [main, ...alternatives] = markets
    .filter(({ type }) => type.kind === column.kind && type.period === column.period)
    .toSorted((a, b) => a.gameId.length - b.gameId.length || a.gameId.localeCompare(b.gameId));
  return { column, main, alternatives };
}
