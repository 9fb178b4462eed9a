import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire, toWireYuan } from '@site/shared/money';
import type { KeyedRequestKind, Refusal } from '@site/shared/keyed-request';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import type { RequestOf } from '@site/shared/wire/call';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import {
  cancelWithdrawalCall,
  usdtWithdrawInfoCall,
  withdrawalsCall,
  withdrawCall,
  withdrawInfoCall,
  withdrawSettingsCall,
} from '@site/shared/wire/withdrawals';
import { quoteFromWire } from '../coins/coinQuoteCodec';
import type { CoinTerms, Withdrawal, WithdrawalFacts, WithdrawalIntent } from './withdrawal';
import { accountFromWire, eligibilityFromWire, termsFromWire, withdrawalFromWire } from './withdrawalCodec';

interface Ending {
  readonly signal: AbortSignal;
}

/** Keyed request for withdrawals. Implements R-API-076. */
export const withdrawalRequest: KeyedRequestKind<WithdrawalIntent, object, Withdrawal> = {
  name: 'withdrawal',
  send: requestWithdrawal,
  findByKey: fetchWithdrawalByKey,
  subjectOf: () => ({}),
  parseSubject: () => ({}),
};

/** Loads all data of the form, or returns the first failure. Implements R-API-073, R-API-074, R-API-077. */
export async function fetchWithdrawalFacts(http: HttpService, { signal }: Ending): Promise<CallResult<WithdrawalFacts>> {
  const options = { signal, onError: 'silent' } as const;
  const [info, settings, accounts] = await Promise.all([
    http.send(withdrawInfoCall, {}, options),
    http.send(withdrawSettingsCall, {}, options),
    http.send(payoutAccountsCall, {}, options),
  ]);
  if (!info.ok) return info;
  if (!settings.ok) return settings;
  if (!accounts.ok) return accounts;
  return {
    ok: true,
    data: {
      eligibility: eligibilityFromWire(info.data),
      dailyCount: settings.data.dailyCount,
      dailyAmount: settings.data.dailyAmount === undefined ? undefined : fenFromWire(settings.data.dailyAmount),
      terms: settings.data.list.map(termsFromWire),
      accounts: accounts.data.list.map(accountFromWire),
    },
  };
}

/** Requests a rate for a withdrawal in coins that is guaranteed for a limited time. Implements R-API-075. */
export async function fetchCoinTerms(http: HttpService, { signal }: Ending): Promise<CallResult<CoinTerms>> {
  const result = await http.send(usdtWithdrawInfoCall, { quote: true }, { signal, onError: 'silent' });
  return mapResult(result, ({ quote, ...terms }) => ({ ...terms, quote: quote && quoteFromWire(quote) }));
}

const PROOF_REFUSALS: ReadonlySet<number> = new Set([
  RESPONSE_CODES.passwordCheckFailure,
  RESPONSE_CODES.authenticationRequired,
  RESPONSE_CODES.authenticationCodeError,
  RESPONSE_CODES.authenticationLocked,
  RESPONSE_CODES.authenticationCodeExpired,
]);

/** Returns true when the password or the code was refused. Other refusals do not use them up. */
export function isProofRefused({ code }: Refusal): boolean {
  return PROOF_REFUSALS.has(code);
}

async function requestWithdrawal(
  http: HttpService,
  { accountId, amount, passwordHash, authCode, quoteId }: WithdrawalIntent,
  key: string,
  { signal }: Ending,
): Promise<CallResult<Withdrawal>> {
  const request = {
    accountId,
    amount: toWireYuan(amount),
    password: passwordHash,
    ...(authCode !== undefined && { authCode }),
    ...(quoteId !== undefined && { quoteId }),
  };
  return mapResult(await http.send(withdrawCall, request, { signal, idempotencyKey: key, onError: 'silent' }), withdrawalFromWire);
}

async function fetchWithdrawalByKey(
  http: HttpService,
  key: string,
  _subject: object,
  ending: Ending,
): Promise<CallResult<Withdrawal | undefined>> {
  return mapResult(await fetchList(http, { key }, ending), ([first]) => first);
}

/** Loads the latest withdrawals, newest first. Implements R-API-072. */
export function fetchLatestWithdrawals(http: HttpService, latest: number, ending: Ending): Promise<CallResult<readonly Withdrawal[]>> {
  return fetchList(http, { latest }, ending);
}

/**
 * Cancels a pending withdrawal and returns its state, which differs when it was decided first. The host shows a
 * failure.
 */
export async function cancelWithdrawal(http: HttpService, orderId: string): Promise<CallResult<Withdrawal>> {
  return mapResult(await http.send(cancelWithdrawalCall, { orderId }), withdrawalFromWire);
}

async function fetchList(
  http: HttpService,
  by: RequestOf<typeof withdrawalsCall>,
  { signal }: Ending,
): Promise<CallResult<readonly Withdrawal[]>> {
  const result = await http.send(withdrawalsCall, by, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(withdrawalFromWire));
}
