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
import type { OwnerProof } from '../security/bindingForms';
import { proofToWire } from '../security/ownerProofCodec';
import type { PayoutAccounts, PayoutAccountChoice, PayoutAccount } from './payoutAccount';
import type { NewPayoutAccount } from './payoutAccountForm';

/** Aborted when the view unmounts. */
interface Ending {
  readonly signal: AbortSignal;
}

/** Loads all payout accounts of the member. Implements R-API-078. */
export async function fetchPayoutAccounts(http: HttpService, { signal }: Ending): Promise<CallResult<PayoutAccounts>> {
  const result = await http.send(payoutAccountsCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list, limits, holdHours = 0 }) => ({ rows: list.map(accountFromWire), limits, holdHours }));
}

/** Loads the banks. Implements R-API-079. */
export async function fetchBanks(http: HttpService, { signal }: Ending): Promise<CallResult<readonly PayoutAccountChoice[]>> {
  return mapResult(await http.send(payoutBanksCall, {}, { signal, onError: 'silent' }), ({ list }) => list);
}

/** Loads the networks for coin payouts. Implements R-API-071. */
export async function fetchNetworks(http: HttpService, { signal }: Ending): Promise<CallResult<readonly PayoutAccountChoice[]>> {
  const result = await http.send(virtualCurrenciesCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(({ currency, network, name }) => ({ code: network, name: `${currency} · ${name}` })));
}

/** Adds an account with the proof of ownership, and returns its id. */
export async function addPayoutAccount(
  http: HttpService,
  account: NewPayoutAccount,
  proof: OwnerProof,
  { signal }: Ending,
): Promise<CallResult<string>> {
  const request = { ...account, ...proofToWire(proof) };
  return mapResult(await http.send(addPayoutAccountCall, request, { signal, onError: 'silent' }), ({ id }) => id);
}

export function setDefaultPayoutAccount(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(setDefaultAccountCall, { id }, { signal, onError: 'silent' });
}

/** @param password the second password, or the login password of a member without one */
export function removePayoutAccount(
  http: HttpService,
  { id, password }: { readonly id: string; readonly password: string },
  { signal }: Ending,
): Promise<CallResult<unknown>> {
  return http.send(removeAccountCall, { id, password: md5Hash(password) }, { signal, onError: 'silent' });
}

function accountFromWire({ id, kind, code, label, number, holder, isDefault, addedAt, heldUntil }: WirePayoutAccount): PayoutAccount {
  return { id, kind, code, label, number, holder: holder || undefined, isDefault, addedAt, heldUntil };
}
