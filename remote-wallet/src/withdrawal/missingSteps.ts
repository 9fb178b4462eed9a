import type { Member } from '@site/shared/contract';
import type { WithdrawalFacts } from './withdrawal';

/** What a member does once, before the first withdrawal. */
export type SetupStep = 'phone' | 'real_name' | 'account' | 'password';

/**
 * What is missing, in the order in which it can be done: an account takes phone and real name (decision 65). A member who has an account needs
 * neither any more.
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
