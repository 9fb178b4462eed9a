import type { VerificationCodes } from '../verification-codes/createVerificationCodes';
import type { Route } from '../http/route';
import type { Clock, Db, PayoutAccounts, WithdrawalPassword } from '../kernel';
import { createBindings, type Bindings } from '../members/createBindings';
import type { SecurityNotices } from '../inbox/createSecurityNotices';
import type { Members } from '../members/createMembers';
import type { Sessions } from '../members/createSessions';
import type { LoginGuard } from '../members/loginGuard';
import { createContactCheck } from '../protection/contacts';
import type { Settings } from '../site/createSettings';
import { accountRoutes } from './accountRoutes';
import { bindingRoutes } from './bindingRoutes';
import { createAccounts } from './createAccounts';
import { createPasswords, type Passwords } from './createPasswords';
import { createWithdrawPassword } from './createWithdrawPassword';

export interface AccountServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly codes: VerificationCodes;
  readonly notices: SecurityNotices;
  readonly guard: LoginGuard;
  readonly settings: Settings;
}

/** Identity and payout targets of members: bindings, payout accounts and withdrawal passwords. */
export interface AccountService {
  readonly routes: readonly Route[];
  readonly bindings: Bindings;
  readonly passwords: Passwords;
  readonly payoutAccounts: PayoutAccounts;
  readonly withdrawalPassword: WithdrawalPassword;
}

export function createAccountService(dependencies: AccountServiceDependencies): AccountService {
  const { db, clock, members, sessions, codes, notices, guard, settings } = dependencies;
  const bindings = createBindings();
  const accounts = createAccounts(db, clock, settings);
  const withdrawPasswords = createWithdrawPassword(db, clock);
  const passwords = createPasswords({ members, guard, codes, withdrawPasswords });
  return {
    bindings,
    passwords,
    payoutAccounts: accounts,
    withdrawalPassword: withdrawPasswords,
    routes: [
      ...bindingRoutes({ db, codes, sessions, bindings, passwords, withdrawPasswords, notices, contacts: createContactCheck(clock) }),
      ...accountRoutes({ db, clock, accounts, bindings, passwords, notices }),
    ],
  };
}
