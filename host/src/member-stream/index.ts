export { countClaimable } from './countClaimable';
export { followMember } from './followMember';
