import { RESEND_COOLDOWN_MS } from '../limits';
import type { RecoveryAccount } from './recoveryAccount';

/** When a code was last sent, in milliseconds by the server's clock; `isOurs` where this page has requested it. */
interface SentCode {
  readonly at: number;
  readonly isOurs: boolean;
}

/** Of each account: a message and a call share one cooldown, another account has its own. */
export type SentCodes = ReadonlyMap<string, SentCode>;

export const NO_CODES: SentCodes = new Map();

export function noteCode(codes: SentCodes, account: RecoveryAccount, code: SentCode): SentCodes {
  return new Map(codes).set(keyOf(account), code);
}

/** When the next code may be requested, in milliseconds by the server's clock; `undefined` before the first. Implements R-RESET-17. */
export function nextCodeAt(codes: SentCodes, account: RecoveryAccount): number | undefined {
  const sent = codes.get(keyOf(account));
  return sent && sent.at + RESEND_COOLDOWN_MS;
}

/** Whether a code requested by this page is so new that another one would be refused. */
export function isCodeOnItsWay(codes: SentCodes, account: RecoveryAccount, now: number): boolean {
  const sent = codes.get(keyOf(account));
  return sent !== undefined && sent.isOurs && now < sent.at + RESEND_COOLDOWN_MS;
}

/** The platform compares names and addresses case-insensitively. */
function keyOf(account: RecoveryAccount): string {
  return `${account.by} ${account.name} ${account.by === 'phone' ? account.phone : account.email}`.toLowerCase();
}
