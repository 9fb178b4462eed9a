/**
 * Money in fen, the hundredth part of a yuan, as a safe integer. A `Fen` is made only here, so that a price, a count or a
 * half-parsed text can never be used where money is meant.
 */
export type Fen = number & { readonly __unit: 'fen' };

export const ZERO_FEN = 0 as Fen;

const WIRE_AMOUNT = /^(-?)(0|[1-9]\d*)\.(\d{2})$/;

/**
 * Reads money in its wire form: a decimal string of yuan with exactly two decimals (decision 44).
 *
 * A sign is taken: a balance may fall below 0 when an earlier settlement is reversed, and records show debits.
 *
 * @returns the amount, or `undefined` where the text is anything else, or too large to be held exactly
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
 * Money of an answer whose schema has let nothing but money pass.
 *
 * @throws RangeError where it is beyond what can be held exactly, or no money after all
 */
export function fenFromWire(text: string): Fen {
  const amount = parseWireFen(text);
  if (amount === undefined) throw new RangeError(`${text} is no amount that can be held exactly`);
  return amount;
}

/**
 * Money as the wire carries it: yuan, a point, two decimals.
 *
 * @example toWireYuan(123_450 as Fen) // '1234.50'
 */
export function toWireYuan(fen: Fen): string {
  const digits = Math.abs(fen).toString().padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Money from a number that is known to count fen: a constant, a test, a sum.
 *
 * @throws RangeError where it is not a whole number that can be held exactly
 */
export function mustBeFen(value: number): Fen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no number of fen`);
  return (value === 0 ? 0 : value) as Fen;
}

/** The sum; of nothing it is 0. @throws RangeError past what can be held exactly */
export function addFen(...amounts: readonly Fen[]): Fen {
  return mustBeFen(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** `from − amount`, which may fall below 0. @throws RangeError past what can be held exactly */
export function subtractFen(from: Fen, amount: Fen): Fen {
  return mustBeFen(from - amount);
}
