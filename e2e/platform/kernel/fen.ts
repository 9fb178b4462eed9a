declare const fenBrand: unique symbol;

/**
 * Money inside the platform: a whole number of fen (1 yuan = 100 fen). It is a `bigint`, so that no sum uses floating
 * point and PostgreSQL's `bigint` columns need no conversion. The client has its own money type on purpose (decision
 * 53).
 */
export type Fen = bigint & { readonly [fenBrand]: true };

/**
 * Marks a whole number as fen. Arithmetic on `Fen` returns a plain bigint, which needs this again. `fen(10_000n)` is
 * 100 yuan.
 */
export function fen(value: bigint): Fen {
  return value as Fen;
}

export function negate(amount: Fen): Fen {
  return fen(0n - amount);
}

export const ZERO_FEN: Fen = fen(0n);

const WIRE_YUAN = /^(-?)(\d{1,12})\.(\d{2})$/;

/**
 * Parses an amount from the wire (decision 44: yuan with exactly two decimals). `"100.00"` is 10000 fen; anything else,
 * such as `"100"` and `"1e2"`, is null.
 */
export function parseYuan(text: string): Fen | null {
  const parts = WIRE_YUAN.exec(text);
  if (parts === null) return null;
  const [, sign, yuan, cents] = parts;
  if (yuan === undefined || cents === undefined) return null;
  const magnitude = BigInt(yuan) * 100n + BigInt(cents);
  return fen(sign === '-' ? 0n - magnitude : magnitude);
}

/**
 * Formats an amount for players' texts: `formatYuanInText(fen(123_456n))` is `"1,234.56"`, and 123,400 fen is `"1,234"`
 * (decision 184).
 */
export function formatYuanInText(amount: Fen): string {
  return formatYuan(amount)
    .replace(/\B(?=(\d{3})+\.)/g, ',')
    .replace(/\.00$/, '');
}

/** Formats an amount for the wire: `formatYuan(fen(-5n))` is `"-0.05"`. */
export function formatYuan(amount: Fen): string {
  const magnitude = amount < 0n ? negate(amount) : amount;
  const cents = (magnitude % 100n).toString().padStart(2, '0');
  return `${amount < 0n ? '-' : ''}${magnitude / 100n}.${cents}`;
}
