import * as z from 'zod/mini';
import { readAmount } from '../../kit/page/amount';
import { toFen, toYuan, type Fen } from '../../kit/page/money';
import { placeRequestSchema, POLICIES, type Board, type PlaceRequest, type Policy, type WireMarket, type WireMatch } from '../protocol';

export type WireOffer = WireMarket['offers'][number];

/** Selection with the price shown when it was pressed. */
const pickSchema = z.object({ matchId: z.string(), key: z.string(), price: z.string() });

/** Slip stored for a reload. `pending` is a bet whose outcome is unknown; it is repeated with the same id. */
export const keptSlipSchema = z.object({
  picks: z.array(pickSchema),
  stake: z.string(),
  policy: z.enum(POLICIES),
  pending: z.nullable(placeRequestSchema),
});

export type Pick = z.infer<typeof pickSchema>;
export type KeptSlip = z.infer<typeof keptSlipSchema>;

export const EMPTY_SLIP: KeptSlip = { picks: [], stake: '10', policy: 'better', pending: null };

/** Selection next to its current state on the board. */
export interface PickNow {
  readonly pick: Pick;
  /** Null once the match is off the board. */
  readonly match: WireMatch | null;
  readonly offer: WireOffer | null;
  /** Empty while bets are closed. */
  readonly price: string;
}

export type SlipChange = { readonly picks: readonly Pick[]; readonly note: 'same_match' | 'too_many' | null };

/**
 * Adds a selection, or removes it when it is already in the slip. A slip has at most one selection per match, so
 * another one replaces the first.
 */
export function togglePick(picks: readonly Pick[], pick: Pick, mostLegs: number): SlipChange {
  if (picks.some(({ matchId, key }) => matchId === pick.matchId && key === pick.key)) {
    return { picks: picks.filter(({ matchId }) => matchId !== pick.matchId), note: null };
  }
  if (picks.some(({ matchId }) => matchId === pick.matchId)) {
    return { picks: picks.map((each) => (each.matchId === pick.matchId ? pick : each)), note: 'same_match' };
  }
  return picks.length >= mostLegs ? { picks, note: 'too_many' } : { picks: [...picks, pick], note: null };
}

export function picksNow(picks: readonly Pick[], { matches }: BoardMatches): readonly PickNow[] {
  return picks.map((pick) => {
    const match = matches.find(({ matchId }) => matchId === pick.matchId) ?? null;
    const offer = match?.markets.flatMap(({ offers }) => offers).find(({ key }) => key === pick.key) ?? null;
    return { pick, match, offer, price: offer?.price ?? '' };
  });
}

type BoardMatches = { readonly matches: Board['matches'] };

/** Parses a stake to fen; returns null when it is not a stake within the limits. */
export function readStake(text: string, { lowestStake, highestStake }: Board['limits']): Fen | null {
  const stake = readAmount(text);
  return stake === null || stake < toFen(lowestStake) || stake > toFen(highestStake) ? null : stake;
}

/** Returns the payout when every leg wins, cut to a fen; 0 when a price is missing. */
export function potentialReturn(stake: Fen, prices: readonly string[]): Fen {
  const paid = prices.reduce((product, price) => product * BigInt(Math.round(Number(price) * 100)), BigInt(stake));
  return Number(paid / 100n ** BigInt(prices.length));
}

/** Returns the combined price cut to two decimals, for display only; no payout is calculated from it. */
export function combinedPrice(prices: readonly string[]): string {
  return toYuan(potentialReturn(100, prices));
}

/** Builds the bet at the prices shown; returns null while one of them is closed. */
export function toRequest(
  now: readonly PickNow[],
  { roundId, stake, policy }: { roundId: string; stake: Fen; policy: Policy },
): PlaceRequest | null {
  const legs = now.flatMap(({ match, offer, price }) =>
    match === null || offer === null || price === ''
      ? []
      : [{ matchId: match.matchId, key: offer.key, price, goals: match.title === 'football' ? match.score : ([0, 0] as const) }],
  );
  return legs.length === 0 || legs.length < now.length ? null : { roundId, stake: toYuan(stake), policy, legs };
}
