export interface SelectionName {
  readonly gameId: string;
  readonly w: string;
  readonly r: string;
}

/** Returns true for the market of the winner of a competition. */
export function isOutright(market: string): boolean {
  return market === 'FS';
}
