export { isCard, pointsOf, rankOf, suitOf, totalOf, type Card, type Suit } from './cards';
export { addBets, FIELDS, listBets, payoutOf, settleBets, STAKE_UNIT, sumOf, type Bets, type Field } from './bets';
export type { Outcome, Winner } from './deal';
export { openShoe, type Shoe } from './shoe';
export { replay } from './replay';
export { readResults, writeResults, type RoadResult } from './results';
