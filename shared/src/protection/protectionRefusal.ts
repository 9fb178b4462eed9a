import { PROTECTION_CODES } from '../wire/protectionCodes';

interface Refusal {
  readonly code: number;
}

/** Whether a limit, a time-out or a self-exclusion of the member's own refused the call. The message says which, what is left and until when. */
export function isProtectionRefusal({ code }: Refusal): boolean {
  return Object.values<number>(PROTECTION_CODES).includes(code);
}

/** The shared text of the way to the page on which the member has set what refused the call. */
export function protectionLabel({ code }: Refusal): 'protection.limits' | 'protection.settings' {
  return code === PROTECTION_CODES.limitReached ? 'protection.limits' : 'protection.settings';
}
