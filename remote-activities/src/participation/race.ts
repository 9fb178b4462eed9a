import type { Fen } from '@site/shared/money';

/** One place on the board; the name is masked by the platform. */
export interface RacePlace {
  readonly place: number;
  readonly name: string;
  readonly turnover: Fen;
  readonly prize: Fen | undefined;
  readonly isOwn: boolean;
}

/** This week's race as the member sees it. `to` is the moment after its end. */
export interface Race {
  readonly from: number;
  readonly to: number;
  /** Whether the member has agreed to the terms of this week: only members who have are ranked. */
  readonly hasEntered: boolean;
  readonly board: readonly RacePlace[];
  /** The member's own. */
  readonly turnover: Fen;
  /** Absent while the member is not ranked. */
  readonly place: number | undefined;
  /** Turnover missing to be ranked; absent once there is enough. */
  readonly missingToRank: Fen | undefined;
  /** What is missing to the next better prize; absent on the first place. */
  readonly next: { readonly missing: Fen; readonly prize: Fen } | undefined;
  /** Last week's place and prize; absent without a prize. */
  readonly last: { readonly place: number; readonly prize: Fen } | undefined;
  /** Weeks that are over, the newest first; none from a platform without this addition. */
  readonly past: readonly PastWeek[];
}

/** `to` is the moment after its end. */
export interface PastWeek {
  readonly from: number;
  readonly to: number;
  readonly places: ReadonlyArray<Pick<RacePlace, 'place' | 'name' | 'isOwn'> & { readonly prize: Fen }>;
}
