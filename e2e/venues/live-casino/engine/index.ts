export { rankOf, suitOf, type Card } from './cards';
export { addBets, FIELDS, listBets, payoutOf, settleBets, STAKE_UNIT, sumOf, type Bets, type Field } from './bets';
export type { Outcome } from './deal';
export { exposuresOf } from './exposure';
export { openShoe, type Shoe } from './shoe';
export { replay } from './replay';
export { writeResults } from './results';
