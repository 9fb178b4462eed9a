/** The chosen outcome of a market. */
export type Side =
  | { readonly kind: PlainSide }
  | { readonly kind: 'double-chance'; readonly of: readonly [TeamOrDraw, TeamOrDraw] }
  | { readonly kind: 'half-full'; readonly half: TeamOrDraw; readonly full: TeamOrDraw }
  | { readonly kind: 'score'; readonly home: number; readonly away: number }
  /** `to` is absent if every higher number wins too. */
  | { readonly kind: 'goals'; readonly from: number; readonly to?: number }
  /** A competitor in an outright, by its number. `name` is absent if the wire has none; the number is shown then. */
  | { readonly kind: 'competitor'; readonly number: string; readonly name?: string }
  /** A selection that is unknown to this build. It is stored as received, never guessed. */
  | { readonly kind: 'unknown'; readonly code: string };

export type TeamOrDraw = 'home' | 'draw' | 'away';

export type PlainSide = TeamOrDraw | 'over' | 'under' | 'odd' | 'even' | 'yes' | 'no' | 'no-goal' | 'other-score';
