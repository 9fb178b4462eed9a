import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire, toWireYuan } from '@site/shared/money';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import type { RequestOf } from '@site/shared/wire/call';
import {
  cancelWithdrawalCall,
  usdtWithdrawInfoCall,
  withdrawalsCall,
  withdrawCall,
  withdrawInfoCall,
  withdrawSettingsCall,
} from '@site/shared/wire/withdrawals';
import type { Withdrawal, WithdrawalFacts, WithdrawalIntent } from './withdrawal';
import { accountFromWire, eligibilityFromWire, termsFromWire, withdrawalFromWire } from './withdrawalCodec';

interface Ending {
  readonly signal: AbortSignal;
}

/** Withdrawals. Implements R-API-076. */
export const withdrawalRequest: KeyedRequestKind<WithdrawalIntent, object, Withdrawal> = {
  name: 'withdrawal',
  send: requestWithdrawal,
  findByKey: fetchWithdrawalByKey,
  subjectOf: () => ({}),
  parseSubject: () => ({}),
};

/** Everything the form needs, or the first failure. Implements R-API-073 to R-API-075, R-API-077. */
export async function fetchWithdrawalFacts(http: HttpService, { signal }: Ending): Promise<CallResult<WithdrawalFacts>> {
  const options = { signal, failures: 'quiet' } as const;
  const [info, settings, accounts, coin] = await Promise.all([
    http.send(withdrawInfoCall, {}, options),
    http.send(withdrawSettingsCall, {}, options),
    http.send(payoutAccountsCall, {}, options),
    http.send(usdtWithdrawInfoCall, {}, options),
  ]);
  if (!info.ok) return info;
  if (!settings.ok) return settings;
  if (!accounts.ok) return accounts;
  if (!coin.ok) return coin;
  return {
    ok: true,
    data: {
      eligibility: eligibilityFromWire(info.data),
      dailyCount: settings.data.dailyCount,
      dailyAmount: settings.data.dailyAmount === undefined ? undefined : fenFromWire(settings.data.dailyAmount),
      terms: settings.data.list.map(termsFromWire),
      accounts: accounts.data.list.map(accountFromWire),
      coin: coin.data,
    },
  };
}

async function requestWithdrawal(
  http: HttpService,
  { accountId, amount, passwordHash, authCode }: WithdrawalIntent,
  key: string,
  { signal }: Ending,
): Promise<CallResult<Withdrawal>> {
  const request = { accountId, amount: toWireYuan(amount), password: passwordHash, ...(authCode === undefined ? {} : { authCode }) };
  return mapResult(await http.send(withdrawCall, request, { signal, idempotencyKey: key, failures: 'quiet' }), withdrawalFromWire);
}

async function fetchWithdrawalByKey(
  http: HttpService,
  key: string,
  _subject: object,
  ending: Ending,
): Promise<CallResult<Withdrawal | undefined>> {
  return mapResult(await fetchList(http, { key }, ending), ([first]) => first);
}

/** The latest withdrawals, newest first. Implements R-API-072. */
export function fetchLatestWithdrawals(http: HttpService, latest: number, ending: Ending): Promise<CallResult<readonly Withdrawal[]>> {
  return fetchList(http, { latest }, ending);
}

/**
 * Cancels a pending withdrawal and answers with its state, which is another one where it was decided first. The host shows a failure.
 */
export async function cancelWithdrawal(http: HttpService, orderId: string): Promise<CallResult<Withdrawal>> {
  return mapResult(await http.send(cancelWithdrawalCall, { orderId }), withdrawalFromWire);
}

async function fetchList(
  http: HttpService,
  by: RequestOf<typeof withdrawalsCall>,
  { signal }: Ending,
): Promise<CallResult<readonly Withdrawal[]>> {
  const result = await http.send(withdrawalsCall, by, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(withdrawalFromWire));
}
