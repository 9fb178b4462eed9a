/** Amount on the page in whole fen (1 yuan = 100 fen); safe up to ninety trillion yuan. */
export type Fen = number;

/**
 * Parses an amount of the server, yuan with two decimals: `"12.50"` is 1250.
 *
 * @throws Error for anything else
 */
export function toFen(yuan: string): Fen {
  const parts = /^(-?)(\d+)\.(\d{2})$/.exec(yuan);
  if (parts === null) throw new Error('not an amount of yuan');
  const magnitude = Number(parts[2]) * 100 + Number(parts[3]);
  return parts[1] === '-' ? -magnitude : magnitude;
}

/** Formats an amount for the server: 1250 is `"12.50"`. */
export function toYuan(fen: Fen): string {
  const magnitude = Math.abs(fen);
  return `${fen < 0 ? '-' : ''}${String(Math.floor(magnitude / 100))}.${String(magnitude % 100).padStart(2, '0')}`;
}
