import {
  formatRatio,
  multiplyRatios,
  parseRatio,
  ratio,
  subtractRatios,
  floorRatio,
  mustBeFen,
  type Fen,
  type Ratio,
} from '@site/shared/money';

/** Price of one coin in RMB, as a decimal string with four decimals. */
export type CoinRate = string;

const COIN_UNITS = 100n;

/**
 * Returns the price of a deposit in coins, rounded up to two decimals as in the order.
 *
 * @example coinsDue(mustBeFen(10_000), '7.1500') // '13.99'
 */
export function coinsDue(amount: Fen, rate: CoinRate): string {
  const coins = toCoins(amount, rate);
  const hundredths = floorRatio(multiplyRatios(coins, ratio(-COIN_UNITS)));
  return formatRatio(ratio(-hundredths, COIN_UNITS), 2);
}

/**
 * Returns the coins that arrive from a withdrawal after the network fee, rounded down to two decimals and never below
 * 0.
 *
 * @example coinsArriving(mustBeFen(71_500), '7.1500', '1.00') // '99.00'
 */
export function coinsArriving(amount: Fen, rate: CoinRate, networkFee: string): string {
  const left = subtractRatios(toCoins(amount, rate), parseRatio(networkFee) ?? ratio(0));
  return formatRatio(left.numerator > 0n ? left : ratio(0), 2);
}

/**
 * Returns the value of coins in whole fen, as the platform exchanges them.
 *
 * @example coinsWorth('13.99', '7.1500') // 10_002 fen
 */
export function coinsWorth(coins: string, rate: CoinRate): Fen {
  const worth = multiplyRatios(parseRatio(coins) ?? ratio(0), parseRatio(rate) ?? ratio(0));
  return mustBeFen(Number(floorRatio(multiplyRatios(worth, ratio(100)))));
}

function toCoins(amount: Fen, rate: CoinRate): Ratio {
  const perCoin = parseRatio(rate);
  if (perCoin === undefined || perCoin.numerator <= 0n) throw new RangeError(`${rate} is no rate`);
  return ratio(BigInt(amount) * perCoin.denominator, 100n * perCoin.numerator);
}
