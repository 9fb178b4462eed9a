import { parsePrice, type OddsFormat, type Price } from '@site/shared/odds';
import fc from 'fast-check';
import { profitPerRisk, type Price as PlatformPrice } from '@site/platform/sportsbook/exact-arithmetic/price';
import type { Rational } from '@site/platform/sportsbook/exact-arithmetic/rational';

/** Price as format and thousandths; client and platform each parse it. */
export type RawPrice = readonly [OddsFormat, number];

/** Range of the prices of all selections in use. */
export const aEuropeanPrice = inThousandths('E', 1_010, 30_000);

/** Prices in any of the five formats, negative ones included. */
export const aPrice: fc.Arbitrary<RawPrice> = fc.oneof(
  aEuropeanPrice,
  inThousandths('H', 10, 5_000),
  inThousandths('M', 10, 1_000),
  inThousandths('M', -1_000, -10),
  inThousandths('I', 1_000, 5_000),
  inThousandths('I', -5_000, -1_000),
  inThousandths('A', 100_000, 500_000),
  inThousandths('A', -500_000, -100_000),
);

/** Prices low enough that ten winners still pay an amount that a number represents exactly. */
export const aModestPrice: fc.Arbitrary<RawPrice> = fc.oneof(
  inThousandths('E', 1_010, 6_000),
  inThousandths('H', 10, 5_000),
  inThousandths('M', 10, 1_000),
  inThousandths('M', -1_000, -200),
  inThousandths('I', 1_000, 5_000),
  inThousandths('I', -5_000, -1_000),
  inThousandths('A', 100_000, 500_000),
  inThousandths('A', -500_000, -100_000),
);

export function ourPrice([format, thousandths]: RawPrice): Price {
  const parsed = parsePrice(format, priceText(thousandths));
  if (!parsed) throw new Error('the client found no price');
  return parsed;
}

export function theirPrice([type, thousandths]: RawPrice): PlatformPrice {
  return { type, text: priceText(thousandths) };
}

export function theirProfit(price: RawPrice): Rational {
  const profit = profitPerRisk(theirPrice(price));
  if (!profit) throw new Error('the platform found no price');
  return profit;
}

function priceText(thousandths: number): string {
  return (thousandths / 1_000).toFixed(3);
}

function inThousandths(format: OddsFormat, min: number, max: number): fc.Arbitrary<RawPrice> {
  return fc.integer({ min, max }).map((thousandths) => [format, thousandths] as const);
}
