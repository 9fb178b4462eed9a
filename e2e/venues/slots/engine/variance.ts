import { LINES, REELS } from './lines';
import type { Model } from './models';
import { readLine } from './spin';
import type { PayingSymbol, SlotSymbol } from './symbols';

/** Line as read so far from the left: it continues with a picture, or its payout is known. */
type Reading = { readonly symbol: PayingSymbol } | { readonly pays: number };

/**
 * Returns the variance of a round's line payouts, for a stake of 1. Lines share the windows of the reels, so each two
 * are read together: the chances of all pairs of readings, reel by reel. Exact except for floating-point errors.
 */
export function lineVariance(model: Model): number {
  let squares = 0;
  let mean = 0;
  for (const [place, line] of LINES.entries()) {
    for (const other of LINES.slice(place)) {
      const { ofOne, ofBoth } = readTogether(model, line, other);
      squares += (other === line ? 1 : 2) * ofBoth;
      if (other === line) mean += ofOne;
    }
  }
  return (squares - mean ** 2) / LINES.length ** 2;
}

interface Pair {
  readonly one: Reading;
  readonly other: Reading;
  chance: number;
}

/** Returns the mean payout of the first line and the mean product of both payouts, in line stakes. */
function readTogether(model: Model, line: readonly number[], other: readonly number[]) {
  let pairs: readonly Pair[] = [{ one: { pays: 0 }, other: { pays: 0 }, chance: 1 }];
  for (let reel = 0; reel < REELS; reel += 1) {
    const pictures = model.reels[reel] ?? [];
    const at = (stop: number, row: number | undefined): SlotSymbol => pictures[(stop + (row ?? 0)) % pictures.length] ?? 'seal';
    const next = new Map<string, Pair>();
    for (const pair of pairs) {
      for (let stop = 0; stop < pictures.length; stop += 1) {
        const one = readOn(model, pair.one, reel, at(stop, line[reel]));
        const two = readOn(model, pair.other, reel, at(stop, other[reel]));
        const key = JSON.stringify([one, two]);
        const known = next.get(key);
        const chance = pair.chance / pictures.length;
        if (known === undefined) next.set(key, { one, other: two, chance });
        else known.chance += chance;
      }
    }
    pairs = [...next.values()];
  }
  const paysOf = (reading: Reading): number => ('pays' in reading ? reading.pays : (model.pays[reading.symbol][REELS - 3] ?? 0));
  return {
    ofOne: pairs.reduce((sum, { one, chance }) => sum + chance * paysOf(one), 0),
    ofBoth: pairs.reduce((sum, pair) => sum + pair.chance * paysOf(pair.one) * paysOf(pair.other), 0),
  };
}

function readOn(model: Model, reading: Reading, reel: number, picture: SlotSymbol): Reading {
  if (reel === 0) return picture === 'seal' ? { pays: 0 } : { symbol: picture };
  if ('pays' in reading || picture === reading.symbol || picture === 'seal') return reading;
  const read = Array.from({ length: reel }, () => reading.symbol);
  return { pays: readLine(model, [...read, undefined])?.pays ?? 0 };
}
