/** Which of the possible ends of a market is chosen. */
export type Side =
  | { readonly kind: PlainSide }
  | { readonly kind: 'double-chance'; readonly of: readonly [TeamOrDraw, TeamOrDraw] }
  | { readonly kind: 'half-full'; readonly half: TeamOrDraw; readonly full: TeamOrDraw }
  | { readonly kind: 'score'; readonly home: number; readonly away: number }
  /** `to` is absent where every higher number wins too. */
  | { readonly kind: 'goals'; readonly from: number; readonly to?: number }
  /** A competitor of an outright, by its number. `name` is absent where the wire gave none: the number is shown then. */
  | { readonly kind: 'competitor'; readonly number: string; readonly name?: string }
  /** A selection this build does not know. Kept as it came, never guessed. */
  | { readonly kind: 'unknown'; readonly code: string };

export type TeamOrDraw = 'home' | 'draw' | 'away';

export type PlainSide = TeamOrDraw | 'over' | 'under' | 'odd' | 'even' | 'yes' | 'no' | 'no-goal' | 'other-score';
