import { PAYING_SYMBOLS, type PayingSymbol } from '../engine/symbols';
import pictures from './pictures.json';

/** Eight pictures for each motif, the highest payout first. */
const PICTURES: Readonly<Record<string, readonly string[] | undefined>> = pictures;

/**
 * Returns the picture that a game of this motif shows for each paying symbol.
 *
 * @param motif `panda`
 * @returns names of pictures: `{ seven: 'panda', ingot: 'bamboo', … }`
 * @throws Error for a motif without pictures
 */
export function picturesOf(motif: string): Record<PayingSymbol, string> {
  const names = Object.hasOwn(PICTURES, motif) ? PICTURES[motif] : undefined;
  if (names?.length !== PAYING_SYMBOLS.length) throw new Error(`${motif} has no eight pictures`);
  return Object.fromEntries(PAYING_SYMBOLS.map((symbol, place) => [symbol, names[place]])) as Record<PayingSymbol, string>;
}
