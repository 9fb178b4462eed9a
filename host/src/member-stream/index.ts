export { followMember } from './followMember';
export { watchAwake } from './watchAwake';
