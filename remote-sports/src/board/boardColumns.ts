import type { Market, MarketKind, MarketPeriod, MarketUnit, Match, Selection, Sport } from '@site/shared/betting';
import { isFirstHalfOver } from '../clock/matchStatus';

/**
 * Column of the board; its header names the kind and the period. Markets that the platform's lists never contain have
 * no column: they are shown behind "more".
 */
export interface BoardColumn {
  readonly kind: Extract<MarketKind, 'handicap' | 'total' | 'result'>;
  readonly period: Extract<MarketPeriod, 'match' | 'half' | 'first-five'>;
  readonly counts: MarketUnit;
}

const column = (kind: BoardColumn['kind'], counts: MarketUnit, period: BoardColumn['period'] = 'match'): BoardColumn => ({
  kind,
  counts,
  period,
});

const FOOTBALL = [
  column('handicap', 'goals'),
  column('total', 'goals'),
  column('result', 'goals'),
  column('handicap', 'goals', 'half'),
  column('total', 'goals', 'half'),
  column('result', 'goals', 'half'),
];
const RALLY = [column('result', 'games'), column('handicap', 'games'), column('handicap', 'points'), column('total', 'points')];

/**
 * Main markets of each sport, full-match markets first. An outright has no columns: its competitors are shown in the
 * row itself.
 *
 * Implements R-SPORT-09.
 */
export const BOARD_COLUMNS: Readonly<Record<Sport, readonly BoardColumn[]>> = {
  all: FOOTBALL,
  football: FOOTBALL,
  'virtual-football': FOOTBALL,
  basketball: [
    column('handicap', 'points'),
    column('total', 'points'),
    column('result', 'points'),
    column('handicap', 'points', 'half'),
    column('total', 'points', 'half'),
    column('result', 'points', 'half'),
  ],
  tennis: [column('result', 'sets'), column('handicap', 'sets'), column('handicap', 'games'), column('total', 'games')],
  volleyball: RALLY,
  'table-tennis': RALLY,
  snooker: [column('result', 'games'), column('handicap', 'games'), column('total', 'games')],
  baseball: [
    column('result', 'points'),
    column('handicap', 'points'),
    column('total', 'points'),
    column('handicap', 'points', 'first-five'),
    column('total', 'points', 'first-five'),
  ],
  other: [column('result', 'goals'), column('handicap', 'goals'), column('total', 'goals')],
  champion: [],
};

/** Markets in one column of one match: the main line, then the other lines by game id. */
export interface BoardCell {
  readonly column: BoardColumn;
  readonly main: Market | undefined;
  readonly alternatives: readonly Market[];
}

/** Right part of a match row: its cells, or one panel that replaces all of them or those of the first half. */
export interface BoardRow {
  readonly cells: readonly BoardCell[];
  /** True when every market is suspended, so the whole match is locked. */
  readonly isSuspended: boolean;
  /** True when the first half is over and one quiet panel replaces its columns. */
  readonly isHalfOver: boolean;
}

export function boardRow(match: Match): BoardRow {
  const cells = BOARD_COLUMNS[match.sport].map((own) => boardCell(match.markets, own));
  const ofHalf = cells.filter(({ column: { period } }) => period === 'half');
  return {
    cells,
    isSuspended: match.markets.length > 0 && match.markets.every(({ state }) => state !== 'open'),
    isHalfOver: ofHalf.length > 0 && ofHalf.every(({ main }) => main === undefined) && isFirstHalfOver(match),
  };
}

/** Returns a key that is unique among the columns of a sport. */
export function columnKey({ kind, period, counts }: BoardColumn): string {
  return `${kind}/${period}/${counts}`;
}

/** Returns the selections by row (home or over, away or under, draw), regardless of their order in the feed. */
export function rowsOf({ selections }: Market): readonly [Selection | undefined, Selection | undefined, Selection | undefined] {
  const find = (...sides: readonly Selection['side']['kind'][]) => selections.find(({ side }) => sides.includes(side.kind));
  return [find('home', 'over'), find('away', 'under'), find('draw')];
}

function boardCell(markets: readonly Market[], own: BoardColumn): BoardCell {
  const [main, ...alternatives] = markets
    .filter(({ type }) => type.kind === own.kind && type.period === own.period && type.counts === own.counts)
    .toSorted((a, b) => a.gameId.length - b.gameId.length || (a.gameId < b.gameId ? -1 : 1));
  return { column: own, main, alternatives };
}
