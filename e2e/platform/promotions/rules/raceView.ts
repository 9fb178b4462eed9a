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

export interface RaceFacts {
  readonly week: { readonly from: Date; readonly to: Date };
  readonly hasEntered: boolean;
  readonly ranking: readonly Ranked[];
  readonly memberId: MemberId;
  /** The member's own in this week. */
  readonly turnover: Fen;
  /** Their prize of the week before; null without one. */
  readonly last: { readonly place: number; readonly prize: Fen } | null;
}

/** The ranking of this week, as the member sees it. */
export interface RaceView extends RaceFacts {
  readonly board: readonly Ranked[];
  readonly place: number | null;
  /** What is missing to the next better prize; null on the first place, and for a member who does not take part. */
  readonly next: { readonly missing: Fen; readonly prize: Fen } | null;
}
