import type { VerificationCodes } from '../verification-codes/createVerificationCodes';
import type { Route } from '../http/route';
import type { Clock, Db, PayoutAccounts, WithdrawalPassword } from '../kernel';
import { createBindings, type Bindings } from '../members/createBindings';
import type { SecurityNotices } from '../inbox/createSecurityNotices';
import type { Members } from '../members/createMembers';
import type { Sessions } from '../members/createSessions';
import { accountRoutes } from './accountRoutes';
import { bindingRoutes } from './bindingRoutes';
import { createAccounts } from './createAccounts';
import { createPasswords } from './createPasswords';
import { createWithdrawPassword } from './createWithdrawPassword';

export interface AccountServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly codes: VerificationCodes;
  readonly notices: SecurityNotices;
}

/** The identity and the payout targets of a member: bindings, payout accounts, withdrawal password. */
export interface AccountService {
  readonly routes: readonly Route[];
  readonly bindings: Bindings;
  readonly payoutAccounts: PayoutAccounts;
  readonly withdrawalPassword: WithdrawalPassword;
}

export function createAccountService({ db, clock, members, sessions, codes, notices }: AccountServiceDependencies): AccountService {
  const bindings = createBindings();
  const accounts = createAccounts(db, clock);
  const withdrawPasswords = createWithdrawPassword(db, clock);
  const passwords = createPasswords(members, withdrawPasswords);
  return {
    bindings,
    payoutAccounts: accounts,
    withdrawalPassword: withdrawPasswords,
    routes: [
      ...bindingRoutes({ db, codes, sessions, bindings, passwords, withdrawPasswords, notices }),
      ...accountRoutes({ db, accounts, bindings, passwords }),
    ],
  };
}
