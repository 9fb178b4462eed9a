import type { CallResult, HttpService } from '../contract/http';
import { bindFromDepositCall, bindOtherCall } from '../wire/accounts';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import type { IdentityFacts, IdentityNeed } from './identity';

/** Page that asks for the data, which determines the call. */
export type StatedBy = 'profile' | 'deposit';

interface Ending {
  readonly signal: AbortSignal;
}

export function needFromWire({ identity, bindRealName, birthday }: MemberInfo): IdentityNeed | undefined {
  switch (identity) {
    case undefined:
      return undefined;
    case 'missing':
      return { status: identity, asksName: !bindRealName, asksBirthday: birthday === '' };
    case 'under-age':
      return { status: identity, birthday };
  }
}

/**
 * Returns the data that the site requires before real-money play. Also returns `undefined` if that cannot be read; the
 * platform enforces the requirement anyway.
 */
export async function fetchIdentityNeed(http: HttpService, { signal }: Ending): Promise<IdentityNeed | undefined> {
  const result = await http.send(memberInfoCall, { isPop: false }, { signal, onError: 'silent' });
  return result.ok ? needFromWire(result.data) : undefined;
}

/**
 * Submits the data once. If another page has already submitted it, that data counts: the call succeeds if nothing more
 * is required.
 */
export async function stateIdentity(
  http: HttpService,
  facts: IdentityFacts,
  ending: Ending,
  by: StatedBy = 'profile',
): Promise<CallResult<unknown>> {
  const options = { ...ending, onError: 'silent' } as const;
  const result = await (by === 'deposit' ? http.send(bindFromDepositCall, facts, options) : http.send(bindOtherCall, facts, options));
  const isStated = !result.ok && result.failure.kind === 'refused' && result.failure.code === RESPONSE_CODES.dataExists;
  if (!isStated) return result;
  const info = await http.send(memberInfoCall, { isPop: false }, { ...ending, onError: 'silent' });
  return info.ok && info.data.identity === undefined ? info : result;
}

interface Refusal {
  readonly code: number;
}

/** Returns whether a real-money call was refused because the member's data is missing. The profile page asks for it. */
export function asksForIdentity({ code }: Refusal): boolean {
  return code === RESPONSE_CODES.bindRealName;
}

/** Returns whether a real-money call was refused because of the member's identity: missing data or under age. */
export function isIdentityRefusal(refusal: Refusal): boolean {
  return asksForIdentity(refusal) || refusal.code === RESPONSE_CODES.accessDenied;
}
