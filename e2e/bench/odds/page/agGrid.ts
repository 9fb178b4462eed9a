/**
 * Board in AG Grid Community, configured as its manual recommends for fast data: one row per match, one column per
 * price, row ids, asynchronous transactions, flashing cells. Rows have the height of the product's rows; the prices of
 * the main lines fill the window, the others are to its right.
 */
import { AllCommunityModule, createGrid, ModuleRegistry, type ColDef, type GridApi } from 'ag-grid-community';
import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import { clockText, openBoard } from './openBoard';

const ROW_PX = 131;
/** Overscan of the product: 1,500 pixels. */
const ROWS_AROUND = 11;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly match: WireMatch;
  /** Prices by game id and selection. */
  readonly prices: Map<string, string>;
}

ModuleRegistry.registerModules([AllCommunityModule]);

const rows = new Map<string, Row>();
let grid: GridApi<Row> | undefined;

void openBoard({
  show(matches) {
    for (const match of matches) rows.set(match.gameId, toRow(match));
    const container = document.createElement('main');
    document.body.append(container);
    grid = createGrid<Row>(container, {
      rowData: [...rows.values()],
      columnDefs: columnsOf(matches[0]),
      getRowId: ({ data }) => data.id,
      rowHeight: ROW_PX,
      rowBuffer: ROWS_AROUND,
    });
    setInterval(() => grid?.refreshCells({ columns: ['clock'] }), 1_000);
  },
  take({ gameId }, market) {
    const row = rows.get(gameId);
    if (!row) return;
    for (const { r, ior } of market.prices) row.prices.set(placeOf(row.id, market, r), ior);
    grid?.applyTransactionAsync({ update: [row] });
  },
});

function toRow(match: WireMatch): Row {
  const prices = match.markets.flatMap((market) => market.prices.map(({ r, ior }) => [placeOf(match.gameId, market, r), ior] as const));
  return { id: match.gameId, name: `${match.team_h} v ${match.team_c}`, match, prices: new Map(prices) };
}

/** Returns the position of a price in its match, which is the same in every match. */
function placeOf(matchId: string, { gameId }: Pick<WireMarket, 'gameId'>, r: string): string {
  return `${Number(gameId) - Number(matchId)}/${r}`;
}

function columnsOf(match: WireMatch | undefined): ColDef<Row>[] {
  const prices = [...(match ? toRow(match).prices.keys() : [])];
  const mainFirst = prices.toSorted((one, other) => Number(isAlternative(one)) - Number(isAlternative(other)));
  return [
    { colId: 'clock', width: 80, valueGetter: ({ data }) => data && clockText(data.match) },
    { colId: 'name', field: 'name', width: 300 },
    ...mainFirst.map((place): ColDef<Row> => ({
      colId: place,
      headerName: place,
      width: 108,
      enableCellChangeFlash: true,
      valueGetter: ({ data }) => data?.prices.get(place),
    })),
  ];
}

/** Returns true for all lines except 0 and 5, the main ones. */
function isAlternative(place: string): boolean {
  return Number.parseInt(place) % 5 !== 0;
}
