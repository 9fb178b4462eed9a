/** Why a selection is no leg: its market has no part in it, or its line may give the stake back or win a half. */
export type LegRefusal = 'not-offered' | 'line';

/**
 * Why selections of a match are no bet together, as the wire has it. `ended`: the match is over, or not one of those that it is offered for.
 * `implied`: the leg wins whenever the others do, or the price would be no better than that of a leg alone.
 * `decided`: what has been reported decides the leg. `above-cap`: all of them together are less likely than the highest price pays for.
 */
export type BuilderRefusal = LegRefusal | 'contradiction' | 'implied' | 'ended' | 'decided' | 'closed' | 'suspended' | 'above-cap';
