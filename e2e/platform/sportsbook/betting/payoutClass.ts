/**
 * Highest win of a member on one day, in USD by class of the bet (specification §9). Casino and financials are limits
 * of the venues.
 */
export const PAYOUT_LIMITS_USD = {
  football: 1_500_000,
  basketball: 1_500_000,
  tennis: 300_000,
  'american-football': 300_000,
  baseball: 300_000,
  'ice-hockey': 300_000,
  rugby: 300_000,
  volleyball: 300_000,
  'other-sports': 200_000,
  'new-markets': 25_000,
} as const;

export type PayoutClass = keyof typeof PAYOUT_LIMITS_USD;

const CLASS_OF_SPORT: Readonly<Record<string, PayoutClass>> = {
  FT: 'football',
  VF: 'football',
  BK: 'basketball',
  TN: 'tennis',
  BS: 'baseball',
  VB: 'volleyball',
  // The code "OP" (other sports) contains only ice hockey here.
  OP: 'ice-hockey',
};

/** Markets that count as new. Assumption: the markets of the six 15-minute windows. */
const NEW_MARKETS: ReadonlySet<string> = new Set(
  ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((letter) => [`${letter}R`, `${letter}OU`, `${letter}M`]),
);

/** Returns the class of one selection: that of its sport, unless its market is new. */
export function payoutClassOf(sport: string, market: string): PayoutClass {
  return NEW_MARKETS.has(market) ? 'new-markets' : (CLASS_OF_SPORT[sport] ?? 'other-sports');
}

/** Returns the class with the lowest limit among the legs; of equal ones, the first. @throws TypeError without a leg */
export function lowestClass(classes: readonly PayoutClass[]): PayoutClass {
  return classes.reduce((lowest, each) => (PAYOUT_LIMITS_USD[each] < PAYOUT_LIMITS_USD[lowest] ? each : lowest));
}
