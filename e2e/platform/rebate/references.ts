import type { MemberId } from '../kernel';

export function rebateReference(businessDay: string): string {
  return `rebate:${businessDay}`;
}

export function rebateKey(memberId: MemberId, businessDay: string): string {
  return `rebate:${businessDay}:${memberId}`;
}
