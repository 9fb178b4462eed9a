import type { MemberId } from '../kernel';

export function commissionReference(businessDay: string): string {
  return `commission:${businessDay}`;
}

export function commissionKey(agentId: MemberId, businessDay: string): string {
  return `commission:${businessDay}:${agentId}`;
}
