import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';

/** Reasons why a login requires a code, from the specification's catalogue. */
export const RISK_CODES = [
  RESPONSE_CODES.ipNotPassed,
  RESPONSE_CODES.deviceNotPassed,
  RESPONSE_CODES.deviceAndIpNotPassed,
  RESPONSE_CODES.longTimeNotLoggedIn,
  RESPONSE_CODES.riskyLogin,
] as const;
export type RiskCode = (typeof RISK_CODES)[number];
