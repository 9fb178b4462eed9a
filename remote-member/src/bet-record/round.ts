import type { Fen } from '@site/shared/money';
import type { PlayCategory } from './category';

/** A round of a venue's game, played with real money. */
export interface Round {
  readonly id: string;
  readonly enName: string;
  /** In the player's language. */
  readonly venueName: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly category: PlayCategory;
  readonly state: 'open' | 'ended' | 'void';
  /** What was at risk; of an open round everything that it has taken. */
  readonly stake: Fen;
  /** Taken beside the stake and given back, since it was only reserved; `undefined` where nothing was. */
  readonly released: Fen | undefined;
  /** Everything else that came back, a pool and a stake given back included. */
  readonly payout: Fen;
  /** Of the payout, what came from a pool; `undefined` where none was won. */
  readonly jackpot: Fen | undefined;
  /** When it ended, by the server's clock; of an open one when it began. */
  readonly at: number;
}

/** What the venue reports of a round. */
export interface RoundDetail {
  readonly summary: string | undefined;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly proof: { readonly commitment: string; readonly seed: string; readonly playerSeed: string } | undefined;
  /** In place of the proof where the seed is revealed later. */
  readonly promise: { readonly commitment: string; readonly toldAfter: string } | undefined;
  /** Opens the venue's page that works the round out again. */
  readonly checkUrl: string | undefined;
}

/** Unique among all rounds. */
export function roundKey({ enName, id }: Pick<Round, 'enName' | 'id'>): string {
  return `${enName}/${id}`;
}
