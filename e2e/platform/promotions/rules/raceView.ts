import type { Fen, MemberId } from '../../kernel';

/** Who has agreed to take part, and their valid turnover in the week. */
export interface Entrant {
  readonly memberId: MemberId;
  readonly name: string;
  readonly turnover: Fen;
}

export interface Ranked extends Entrant {
  /** From 1. */
  readonly place: number;
  readonly prize: Fen | null;
}

/** A week that is over, and whom its prizes went to: the first three, and the member where they have one. */
export interface PastWeek {
  readonly week: { readonly from: Date; readonly to: Date };
  readonly winners: ReadonlyArray<Pick<Entrant, 'memberId' | 'name'> & { readonly place: number; readonly prize: Fen }>;
}

export interface RaceFacts {
  readonly week: { readonly from: Date; readonly to: Date };
  readonly hasEntered: boolean;
  readonly ranking: readonly Ranked[];
  readonly memberId: MemberId;
  /** The member's own in this week. */
  readonly turnover: Fen;
  /** Their prize of the week before; null without one. */
  readonly last: { readonly place: number; readonly prize: Fen } | null;
  /** The newest first. */
  readonly past: readonly PastWeek[];
}

/** The ranking of this week, as the member sees it. */
export interface RaceView extends RaceFacts {
  readonly board: readonly Ranked[];
  readonly place: number | null;
  /** Turnover missing to be ranked, whether or not the member takes part; null once there is enough. */
  readonly missingToRank: Fen | null;
  /** What is missing to the next better prize; null on the first place, and for a member who does not take part. */
  readonly next: { readonly missing: Fen; readonly prize: Fen } | null;
}
