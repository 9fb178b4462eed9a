/** Money between provider and operator: whole fen (1 yuan = 100 fen). */
export type Fen = bigint;

const WIRE_YUAN = /^(-?)(\d{1,12})\.(\d{2})$/;

/**
 * Parses a wire amount (decision 44: yuan with exactly two decimals). `"100.00"` is 10000 fen; anything else, such as
 * `"100"` or `"1e2"`, is null.
 */
export function parseYuan(text: string): Fen | null {
  const parts = WIRE_YUAN.exec(text);
  if (parts === null) return null;
  const [, sign, yuan, cents] = parts;
  if (yuan === undefined || cents === undefined) return null;
  const magnitude = BigInt(yuan) * 100n + BigInt(cents);
  return sign === '-' ? 0n - magnitude : magnitude;
}

/** Formats a wire amount: `formatYuan(-5n)` is `"-0.05"`. */
export function formatYuan(amount: Fen): string {
  const magnitude = amount < 0n ? 0n - amount : amount;
  const cents = (magnitude % 100n).toString().padStart(2, '0');
  return `${amount < 0n ? '-' : ''}${magnitude / 100n}.${cents}`;
}
