export { gradeAbandoned } from './gradeAbandoned';
export { gradeLeg } from './gradeLeg';
export type { AcceptedLeg, LegGrade, ReachedPart, ReachedScore } from './gradeLeg';
export { settleOutright, settleParlay, settleSingle, settleSystem } from './payout';
export type { DecidedLeg, LegResult, Settled } from './payout';
