export const REELS = 5;
export const ROWS = 3;

/** Window of the reels: five columns from the left, each with three pictures from the top. */
export type Grid<Picture> = readonly (readonly Picture[])[];

/** Ten fixed lines: the row on each reel from the left, 0 at the top. All ten are played in every round. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [1, 0, 0, 0, 1],
];
