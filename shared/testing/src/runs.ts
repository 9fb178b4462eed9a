/** Returns the number of runs of a long test: a few in `npm test`, all in `pnpm test:full`. */
export function runs(everyday: number, whole: number): number {
  return process.env['WHOLE_LISTS'] === undefined ? everyday : whole;
}
