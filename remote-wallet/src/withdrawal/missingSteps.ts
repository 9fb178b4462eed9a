import type { Member } from '@site/shared/contract';
import type { WithdrawalFacts } from './withdrawal';

/** Step a member completes once before the first withdrawal. */
export type SetupStep = 'phone' | 'real_name' | 'account' | 'password';

/**
 * Returns the missing steps in the order in which they can be completed: an account requires phone and real name
 * (decision 65). A member who already has an account needs neither.
 */
export function missingSteps(
  member: Pick<Member, 'hasBoundPhone' | 'hasBoundRealName'> | undefined,
  { accounts, eligibility }: WithdrawalFacts,
  asksPassword: boolean,
): readonly SetupStep[] {
  const hasAccount = accounts.length > 0;
  return [
    ...(!hasAccount && member?.hasBoundPhone === false ? (['phone'] as const) : []),
    ...(!hasAccount && member?.hasBoundRealName === false ? (['real_name'] as const) : []),
    ...(hasAccount ? [] : (['account'] as const)),
    ...(asksPassword && !eligibility.hasPassword ? (['password'] as const) : []),
  ];
}
