/** How often something long is tried: a few times in `npm test`, all of them in `pnpm test:full`. */
export function runs(everyday: number, whole: number): number {
  return process.env['WHOLE_LISTS'] === undefined ? everyday : whole;
}
