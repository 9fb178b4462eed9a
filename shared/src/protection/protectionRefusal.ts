import { PROTECTION_CODES } from '../wire/protectionCodes';

interface Refusal {
  readonly code: number;
}

/**
 * Returns whether one of the member's own limits, a time-out or a self-exclusion refused the call. The message has the
 * reason, the amount left and the end time.
 */
export function isProtectionRefusal({ code }: Refusal): boolean {
  return Object.values<number>(PROTECTION_CODES).includes(code);
}

/** Returns the shared text of the link to the page where the member manages the setting that refused the call. */
export function protectionLabel({ code }: Refusal): 'protection.limits' | 'protection.settings' {
  return code === PROTECTION_CODES.limitReached ? 'protection.limits' : 'protection.settings';
}
