export { countClaimable } from './countClaimable';
export { followMember } from './followMember';
export { watchAwake } from './watchAwake';
