import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { md5Hash } from '@site/shared/crypto';
import {
  addPayoutAccountCall,
  payoutAccountsCall,
  payoutBanksCall,
  removeAccountCall,
  setDefaultAccountCall,
  virtualCurrenciesCall,
  type WirePayoutAccount,
} from '@site/shared/wire/accounts';
import type { AccountBook, AccountChoice, PayoutAccount } from '../accounts/account';
import type { NewAccount } from '../accounts/accountForm';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/** All payout accounts of the member. Implements R-API-078. */
export async function fetchAccounts(http: HttpService, { signal }: Ending): Promise<CallResult<AccountBook>> {
  const result = await http.send(payoutAccountsCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list, limits }) => ({ rows: list.map(accountFromWire), limits }));
}

/** Implements R-API-079. */
export async function fetchBanks(http: HttpService, { signal }: Ending): Promise<CallResult<readonly AccountChoice[]>> {
  return mapResult(await http.send(payoutBanksCall, {}, { signal, failures: 'quiet' }), ({ list }) => list);
}

/** The networks coins are paid out on. Implements R-API-071. */
export async function fetchNetworks(http: HttpService, { signal }: Ending): Promise<CallResult<readonly AccountChoice[]>> {
  const result = await http.send(virtualCurrenciesCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(({ currency, network, name }) => ({ code: network, name: `${currency} · ${name}` })));
}

export function addAccount(http: HttpService, account: NewAccount, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(addPayoutAccountCall, account, { signal, failures: 'quiet' });
}

export function setDefaultAccount(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(setDefaultAccountCall, { id }, { signal, failures: 'quiet' });
}

/** @param password the second one, or the login password of a member without */
export function removeAccount(
  http: HttpService,
  { id, password }: { readonly id: string; readonly password: string },
  { signal }: Ending,
): Promise<CallResult<unknown>> {
  return http.send(removeAccountCall, { id, password: md5Hash(password) }, { signal, failures: 'quiet' });
}

function accountFromWire({ id, kind, label, number, holder, isDefault, addedAt }: WirePayoutAccount): PayoutAccount {
  return { id, kind, label, number, holder: holder || undefined, isDefault, addedAt };
}
