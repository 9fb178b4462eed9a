import { RESEND_COOLDOWN_MS } from '../limits';
import type { RecoveryAccount } from './recoveryAccount';

/** Server time in milliseconds of the last code. `isOurs` is set when this page requested it. */
interface SentCode {
  readonly at: number;
  readonly isOurs: boolean;
}

/** Last code of each account. A message and a call share one cooldown; each account has its own. */
export type SentCodes = ReadonlyMap<string, SentCode>;

export const NO_CODES: SentCodes = new Map();

export function noteCode(codes: SentCodes, account: RecoveryAccount, code: SentCode): SentCodes {
  return new Map(codes).set(keyOf(account), code);
}

/**
 * Returns the server time in milliseconds from which the next code may be requested, or `undefined` before the first.
 * Implements R-RESET-17.
 */
export function nextCodeAt(codes: SentCodes, account: RecoveryAccount): number | undefined {
  const sent = codes.get(keyOf(account));
  return sent && sent.at + RESEND_COOLDOWN_MS;
}

/** Returns whether a code requested by this page is so new that the platform would refuse another one. */
export function isCodeOnItsWay(codes: SentCodes, account: RecoveryAccount, now: number): boolean {
  const sent = codes.get(keyOf(account));
  return sent !== undefined && sent.isOurs && now < sent.at + RESEND_COOLDOWN_MS;
}

/** Returns a case-insensitive key, because the platform compares names and addresses that way. */
function keyOf(account: RecoveryAccount): string {
  return `${account.by} ${account.name} ${account.by === 'phone' ? account.phone : account.email}`.toLowerCase();
}
