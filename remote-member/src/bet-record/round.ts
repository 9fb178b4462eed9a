import type { Fen } from '@site/shared/money';
import type { PlayCategory } from './category';

export interface Round {
  readonly id: string;
  readonly enName: string;
  /** Name in the player's language. */
  readonly venueName: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly category: PlayCategory;
  readonly state: 'open' | 'ended' | 'void';
  /** Amount at risk; for an open round everything that was debited. */
  readonly stake: Fen;
  /** Amount that was reserved beside the stake and released again; `undefined` if none was. */
  readonly released: Fen | undefined;
  /** All other returned money, including jackpots and returned stakes. */
  readonly payout: Fen;
  /** Part of the payout that came from a jackpot; `undefined` if none was won. */
  readonly jackpot: Fen | undefined;
  /** Time when it ended, or when an open one started, by the server's clock. */
  readonly at: number;
}

export interface RoundDetail {
  readonly summary: string | undefined;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly proof: { readonly commitment: string; readonly seed: string; readonly playerSeed: string } | undefined;
  /** Commitment shown instead of the proof while the seed is not revealed yet. */
  readonly promise: { readonly commitment: string; readonly toldAfter: string } | undefined;
  /** Address of the venue's page that recomputes the round. */
  readonly checkUrl: string | undefined;
}

/** Returns a key that is unique among all rounds. */
export function roundKey({ enName, id }: Pick<Round, 'enName' | 'id'>): string {
  return `${enName}/${id}`;
}
