/**
 * The board in AG Grid Community as its manual has it for fast data: a row a match, a column a price, ids for rows, changes in asynchronous
 * transactions, cells that flash. As high as the product's rows; the prices of the main lines fill the window, the others are to the right of it.
 */
import { AllCommunityModule, createGrid, ModuleRegistry, type ColDef, type GridApi } from 'ag-grid-community';
import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import { clockText, openBoard } from './openBoard';

const ROW_PX = 131;
/** As far around the window as the product: 1,500 pixels. */
const ROWS_AROUND = 11;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly match: WireMatch;
  /** By game id and selection. */
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

/** Position of a price in its match, the same in every match. */
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

/** Lines 0 and 5 are the main ones. */
function isAlternative(place: string): boolean {
  return Number.parseInt(place) % 5 !== 0;
}
