import type { MemberId } from '../kernel';

/** What the ledger's posting of a day's commission names. */
export function commissionReference(businessDay: string): string {
  return `commission:${businessDay}`;
}

export function commissionKey(agentId: MemberId, businessDay: string): string {
  return `commission:${businessDay}:${agentId}`;
}
