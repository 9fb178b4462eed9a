import type { Fen, MemberId } from '../../kernel';

/** Member who has entered the race, with the valid turnover of the week. */
export interface Entrant {
  readonly memberId: MemberId;
  readonly name: string;
  readonly turnover: Fen;
}

export interface Ranked extends Entrant {
  /** Place from 1. */
  readonly place: number;
  readonly prize: Fen | null;
}

/** Past week with its winners: the first three, and the member if they have a prize. */
export interface PastWeek {
  readonly week: { readonly from: Date; readonly to: Date };
  readonly winners: ReadonlyArray<Pick<Entrant, 'memberId' | 'name'> & { readonly place: number; readonly prize: Fen }>;
}

export interface RaceFacts {
  readonly week: { readonly from: Date; readonly to: Date };
  readonly hasEntered: boolean;
  readonly ranking: readonly Ranked[];
  readonly memberId: MemberId;
  readonly turnover: Fen;
  /** Place and prize of the member in the last week; null when they were not ranked. */
  readonly last: { readonly place: number; readonly prize: Fen } | null;
  /** Past weeks, newest first. */
  readonly past: readonly PastWeek[];
}

export interface RaceView extends RaceFacts {
  readonly board: readonly Ranked[];
  readonly place: number | null;
  /** Turnover missing to be ranked, for members who have not entered too; null when there is enough. */
  readonly missingToRank: Fen | null;
  /** Turnover missing to the next better prize; null on the first place and for members who have not entered. */
  readonly next: { readonly missing: Fen; readonly prize: Fen } | null;
}
