import type { RoadResult } from './results';

export const ROAD_ROWS = 6;

/** Position of a cell: column and row from 0, from the top left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export interface BeadCell extends Place, RoadResult {}

/** Returns the 珠盘路 (bead road): all rounds in order, column by column. */
export function beadRoad(results: readonly RoadResult[]): readonly BeadCell[] {
  return results.map((result, index) => ({ column: Math.floor(index / ROAD_ROWS), row: index % ROAD_ROWS, ...result }));
}

export interface BigCell extends Place {
  /** Null for ties before the first round with a winner. */
  readonly winner: 'banker' | 'player' | null;
  /** Number of ties between this round and the next one with a winner. */
  readonly ties: number;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

type Unplaced<Cell extends Place> = Omit<Cell, keyof Place>;

/**
 * Returns the 大路 (big road): one column for each run of one winner; ties are marks on the round before them. A run of
 * more than six turns right at the bottom.
 */
export function bigRoad(results: readonly RoadResult[]): readonly BigCell[] {
  return placeRuns(runsOf(results));
}

/** Red when the shoe repeats a pattern, blue when it does not. */
export type Tint = 'red' | 'blue';

export interface TintCell extends Place {
  readonly tint: Tint;
}

/** Number of columns that each road compares back: 大眼仔 1, 小路 2, 曱甴路 3. */
export type LookBack = 1 | 2 | 3;

/**
 * Returns the derived roads 大眼仔, 小路 and 曱甴路. They evaluate each round of the big road from the second cell of column
 * `back + 1`, or the first cell of the next. The first cell of a column is red when the previous column and the one
 * `back` before it have equal lengths. A later cell is blue when it is the first below the end of the column `back`
 * before its own, else red.
 */
export function derivedRoad(results: readonly RoadResult[], back: LookBack): readonly TintCell[] {
  const lengths = runsOf(results)
    .filter((run) => run[0]?.winner !== null)
    .map((run) => run.length);
  const tints = lengths
    .flatMap((length, column) => Array.from({ length }, (_, row) => tintOf(lengths, column, row, back)))
    .filter((tint) => tint !== null);
  return placeRuns(
    splitRuns(
      tints.map((tint) => ({ tint })),
      (one, other) => one.tint === other.tint,
    ),
  );
}

function tintOf(lengths: readonly number[], column: number, row: number, back: LookBack): Tint | null {
  if (row === 0) {
    const [last, compared] = [lengths[column - 1], lengths[column - 1 - back]];
    if (last === undefined || compared === undefined) return null;
    return last === compared ? 'red' : 'blue';
  }
  const compared = lengths[column - back];
  if (compared === undefined) return null;
  return row === compared ? 'blue' : 'red';
}

/** Splits the rounds into runs of one winner; ties count with the round before them. */
function runsOf(results: readonly RoadResult[]): readonly (readonly Unplaced<BigCell>[])[] {
  const cells: Unplaced<BigCell>[] = [];
  for (const { winner, playerPair, bankerPair } of results) {
    const last = cells.at(-1);
    if (winner !== 'tie' && last?.winner === null) cells[0] = { winner, ties: last.ties, playerPair, bankerPair };
    else if (winner !== 'tie') cells.push({ winner, ties: 0, playerPair, bankerPair });
    else if (last === undefined) cells.push({ winner: null, ties: 1, playerPair: false, bankerPair: false });
    else cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
  }
  return splitRuns(cells, (one, other) => one.winner === other.winner);
}

function splitRuns<Cell>(cells: readonly Cell[], isSame: (one: Cell, other: Cell) => boolean): readonly (readonly Cell[])[] {
  const runs: Cell[][] = [];
  for (const cell of cells) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && isSame(last, cell)) run.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

/** Places each run in its own column, downwards until the last row or an occupied cell, and then to the right (龙尾). */
function placeRuns<Cell>(runs: readonly (readonly Cell[])[]): readonly (Cell & Place)[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean => row < ROAD_ROWS && !taken.has(`${String(column)}:${String(row)}`);
  let start = 0;
  return runs.flatMap((run) => {
    while (!isFree(start, 0)) start += 1;
    let [column, row] = [start, -1];
    let isTail = false;
    return run.map((cell) => {
      isTail ||= !isFree(column, row + 1);
      if (isTail) column += 1;
      else row += 1;
      taken.add(`${String(column)}:${String(row)}`);
      return { ...cell, column, row };
    });
  });
}
