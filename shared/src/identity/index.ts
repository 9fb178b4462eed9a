export { IdentityFields } from './IdentityFields';
export { asksForIdentity, fetchIdentityNeed, isIdentityRefusal, needFromWire } from './identityApi';
export type { IdentityNeed, MissingIdentity } from './identity';
export { UnderAgeNote } from './UnderAgeNote';
export { useIdentityStep } from './useIdentityStep';
