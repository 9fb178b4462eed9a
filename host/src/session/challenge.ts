import type { CallFailure } from '@site/shared/contract/http';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check } from '@site/shared/wire/schema';
import { riskSchema } from '@site/shared/wire/login';
import type { RememberedCredentials } from './rememberedCredentials';

/** Login refused as risky, stored to repeat it with a code. Implements R-ERRB-09 to R-ERRB-11. */
export interface Challenge {
  /** Masked phone number, such as `138****0000`. */
  readonly phoneNumber: string;
  readonly username: string;
  /** md5 of the password. The password itself is not stored for this. */
  readonly passwordHash: string;
  /** Message from the server. */
  readonly message: string;
  /** Credentials to remember on this device once the login has succeeded, if the player chose so. */
  readonly remember: RememberedCredentials | undefined;
}

const RISK_CODES: ReadonlySet<number> = new Set([
  RESPONSE_CODES.ipNotPassed,
  RESPONSE_CODES.deviceNotPassed,
  RESPONSE_CODES.deviceAndIpNotPassed,
  RESPONSE_CODES.longTimeNotLoggedIn,
  RESPONSE_CODES.riskyLogin,
]);

/**
 * Returns the masked phone and the server's message of a login that was refused as risky, or `undefined` for any other
 * failure.
 */
export function readRisk(failure: CallFailure): Pick<Challenge, 'phoneNumber' | 'message'> | undefined {
  if (failure.kind !== 'refused' || !RISK_CODES.has(failure.code)) return undefined;
  const data = check(riskSchema, failure.data);
  return data.issues === undefined ? { phoneNumber: data.value.phoneNumber, message: failure.message } : undefined;
}
