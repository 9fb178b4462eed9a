/**
 * Money in fen, a hundredth of a yuan, as a safe integer. Only this file creates a `Fen`, so that a price, a count or
 * an unparsed text can never be used as money.
 */
export type Fen = number & { readonly __unit: 'fen' };

export const ZERO_FEN = 0 as Fen;

const WIRE_AMOUNT = /^(-?)(0|[1-9]\d*)\.(\d{2})$/;

/**
 * Parses money in its wire form: a decimal string of yuan with exactly two decimals (decision 44).
 *
 * A minus sign is accepted, because a balance may fall below 0 when an earlier settlement is reversed, and records show
 * debits.
 *
 * @returns the amount, or `undefined` for any other text or an amount that is too large for a safe integer
 * @example parseWireFen('-0.50') // -50 fen
 */
export function parseWireFen(text: string): Fen | undefined {
  const match = WIRE_AMOUNT.exec(text);
  if (!match) return undefined;
  const [, sign, yuan, decimals] = match;
  const fen = Number(`${yuan}${decimals}`);
  if (!Number.isSafeInteger(fen)) return undefined;
  return (sign && fen !== 0 ? -fen : fen) as Fen;
}

/**
 * Parses money from an answer whose schema has already checked it.
 *
 * @throws RangeError if it is not money or too large for a safe integer
 */
export function fenFromWire(text: string): Fen {
  const amount = parseWireFen(text);
  if (amount === undefined) throw new RangeError(`${text} is no amount that can be held exactly`);
  return amount;
}

/**
 * Formats money for the wire: yuan with two decimals.
 *
 * @example toWireYuan(123_450 as Fen) // '1234.50'
 */
export function toWireYuan(fen: Fen): string {
  const digits = Math.abs(fen).toString().padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Converts a number that is known to count fen: a constant, a value in a test, a sum.
 *
 * @throws RangeError if it is not a safe integer
 */
export function mustBeFen(value: number): Fen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no number of fen`);
  return (value === 0 ? 0 : value) as Fen;
}

/** Returns the sum, or 0 without amounts. @throws RangeError if the sum is not a safe integer */
export function addFen(...amounts: readonly Fen[]): Fen {
  return mustBeFen(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** Returns `from − amount`, which may be negative. @throws RangeError if the result is not a safe integer */
export function subtractFen(from: Fen, amount: Fen): Fen {
  return mustBeFen(from - amount);
}
