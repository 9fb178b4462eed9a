import { formatRatio, multiplyRatios, parseRatio, ratio, subtractRatios, floorRatio, type Fen, type Ratio } from '@site/shared/money';

/** RMB for one coin, as the platform tells it: a decimal text with four decimals. */
export type CoinRate = string;

const COIN_UNITS = 100n;

/**
 * What a deposit of this amount costs in coins, with two decimals: a begun hundredth counts whole, as the order will say.
 *
 * @example coinsDue(mustBeFen(10_000), '7.1500') // '13.99'
 */
export function coinsDue(amount: Fen, rate: CoinRate): string {
  const coins = toCoins(amount, rate);
  const hundredths = floorRatio(multiplyRatios(coins, ratio(-COIN_UNITS)));
  return formatRatio(ratio(-hundredths, COIN_UNITS), 2);
}

/**
 * What a withdrawal of this amount brings in coins, the network's own fee taken off: what is smaller than a hundredth is dropped. Never
 * below 0.
 *
 * @example coinsArriving(mustBeFen(71_500), '7.1500', '1.00') // '99.00'
 */
export function coinsArriving(amount: Fen, rate: CoinRate, networkFee: string): string {
  const left = subtractRatios(toCoins(amount, rate), parseRatio(networkFee) ?? ratio(0));
  return formatRatio(left.numerator > 0n ? left : ratio(0), 2);
}

function toCoins(amount: Fen, rate: CoinRate): Ratio {
  const perCoin = parseRatio(rate);
  if (perCoin === undefined || perCoin.numerator <= 0n) throw new RangeError(`${rate} is no rate`);
  return ratio(BigInt(amount) * perCoin.denominator, 100n * perCoin.numerator);
}
