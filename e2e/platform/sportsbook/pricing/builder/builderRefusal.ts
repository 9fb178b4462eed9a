/**
 * Reason why a selection cannot be a leg: its market takes no part in builders, or its line may return the stake or
 * half of it.
 */
export type LegRefusal = 'not-offered' | 'line';

/**
 * Reason why selections of a match cannot be a builder, in wire format:
 * - `ended`: the match is over, or builders are not offered for it.
 * - `implied`: the leg wins whenever the others do, or the price would be no better than that of a leg alone.
 * - `decided`: the reported events decide the leg.
 * - `above-cap`: all legs together are less likely than the highest price pays for.
 */
export type BuilderRefusal = LegRefusal | 'contradiction' | 'implied' | 'ended' | 'decided' | 'closed' | 'suspended' | 'above-cap';
