import { REELS } from './lines';
import models from './models.json';
import { PAYING_SYMBOLS, type PayingSymbol, type SlotSymbol } from './symbols';

/** Volatility of a game: frequent small wins, medium, or rare big wins. */
export type ModelName = keyof typeof models;

/** Payouts of three, four and five equal pictures, in line stakes. */
export type Pays = readonly [three: number, four: number, five: number];

export interface Model {
  /** Pictures on each reel. All stops are equally likely. */
  readonly reels: readonly (readonly SlotSymbol[])[];
  readonly pays: Readonly<Record<PayingSymbol, Pays>>;
}

const PICTURES: Readonly<Record<string, SlotSymbol>> = {
  '7': 'seven',
  I: 'ingot',
  B: 'bell',
  G: 'gem',
  T: 'lantern',
  L: 'lotus',
  C: 'coin',
  K: 'cloud',
  W: 'seal',
};

/** Models parsed from the data, in which a reel is a text with one letter per picture. */
export const MODELS: Readonly<Record<ModelName, Model>> = {
  calm: toModel(models.calm),
  steady: toModel(models.steady),
  wild: toModel(models.wild),
};

/**
 * @throws Error when a reel has an unknown letter, the seal is on an outer reel, or a paytable row is not three figures
 */
export function toModel(data: {
  readonly reels: readonly string[];
  readonly pays: Readonly<Record<PayingSymbol, readonly number[]>>;
}): Model {
  const reels = data.reels.map((word) => Array.from(word, toPicture));
  if (reels.length !== REELS) throw new Error(`a model has ${REELS} reels`);
  if (reels[0]?.includes('seal') === true || reels[REELS - 1]?.includes('seal') === true) throw new Error('an outer reel carries no seal');
  const rows = PAYING_SYMBOLS.map((symbol) => [symbol, toPays(data.pays[symbol])] as const);
  return { reels, pays: Object.fromEntries(rows) as Record<PayingSymbol, Pays> };
}

function toPicture(letter: string): SlotSymbol {
  const picture = PICTURES[letter];
  if (picture === undefined) throw new Error(`no picture is written ${letter}`);
  return picture;
}

function toPays([three, four, five, ...rest]: readonly number[]): Pays {
  if (three === undefined || four === undefined || five === undefined || rest.length > 0)
    throw new Error('a row pays three, four and five');
  return [three, four, five];
}
