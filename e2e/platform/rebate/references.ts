import type { MemberId } from '../kernel';

/** What the ledger's posting of a day's rebate names. */
export function rebateReference(businessDay: string): string {
  return `rebate:${businessDay}`;
}

export function rebateKey(memberId: MemberId, businessDay: string): string {
  return `rebate:${businessDay}:${memberId}`;
}
