import type { Match } from '@site/shared/betting';

/** Whether two states of a match differ in nothing but its prices. Facts that a delta does not name keep their identity. */
export function hasSameFacts(one: Match, other: Match): boolean {
  return one === other || (Object.keys(one) as (keyof Match)[]).every((key) => isOfPrices(key) || one[key] === other[key]);
}

function isOfPrices(key: keyof Match): boolean {
  return key === 'version' || key === 'markets';
}
