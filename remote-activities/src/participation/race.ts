import type { Fen } from '@site/shared/money';

/** Place on the board. The platform masks the name. */
export interface RacePlace {
  readonly place: number;
  readonly name: string;
  readonly turnover: Fen;
  readonly prize: Fen | undefined;
  readonly isOwn: boolean;
}

/** This week's race from the member's view. `to` is the moment after its end. */
export interface Race {
  readonly from: number;
  readonly to: number;
  /** True when the member has agreed to this week's terms. Only members who have are ranked. */
  readonly hasEntered: boolean;
  readonly board: readonly RacePlace[];
  /** The member's own turnover. */
  readonly turnover: Fen;
  /** Absent while the member is not ranked. */
  readonly place: number | undefined;
  /** Turnover missing to be ranked. Absent once there is enough. */
  readonly missingToRank: Fen | undefined;
  /** Turnover missing for the next better prize. Absent on the first place. */
  readonly next: { readonly missing: Fen; readonly prize: Fen } | undefined;
  /** Last week's place and prize. Absent without a prize. */
  readonly last: { readonly place: number; readonly prize: Fen } | undefined;
  /** Past weeks, newest first. Empty for a platform without this addition. */
  readonly past: readonly PastWeek[];
}

/** Week that is over. `to` is the moment after its end. */
export interface PastWeek {
  readonly from: number;
  readonly to: number;
  readonly places: ReadonlyArray<Pick<RacePlace, 'place' | 'name' | 'isOwn'> & { readonly prize: Fen }>;
}
