import type { CallResult, HttpService } from '../contract/http';
import { bindFromDepositCall, bindOtherCall } from '../wire/accounts';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import type { IdentityFacts, IdentityNeed } from './identity';

/** Where it is asked for, which decides the call. */
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

/** What the site asks of the member before real money. `undefined` also where that cannot be read: the platform asks again. */
export async function fetchIdentityNeed(http: HttpService, { signal }: Ending): Promise<IdentityNeed | undefined> {
  const result = await http.send(memberInfoCall, { isPop: false }, { signal, onError: 'silent' });
  return result.ok ? needFromWire(result.data) : undefined;
}

/** States facts, once. Where another page has stated them before, those count: a success if nothing is asked for any more. */
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

/** Whether a call with real money was refused until the member states who they are: the profile asks for it. */
export function asksForIdentity({ code }: Refusal): boolean {
  return code === RESPONSE_CODES.bindRealName;
}

/** Whether a call with real money was refused for who the member is: not stated, or under age. */
export function isIdentityRefusal(refusal: Refusal): boolean {
  return asksForIdentity(refusal) || refusal.code === RESPONSE_CODES.accessDenied;
}
