import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { needFromWire } from '@site/shared/identity';
import { bindOtherCall } from '@site/shared/wire/accounts';
import { singleDataDecryptionCall } from '@site/shared/wire/security';
import { memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import type { Profile } from './profile';

/** Loads the member's profile. Implements R-API-014. */
export async function fetchProfile(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<Profile>> {
  const result = await http.send(memberInfoCall, { isPop: false }, { signal, onError: 'silent' });
  return mapResult(result, profileFromWire);
}

/** Saves the real name, or gender and birthday. Each can be entered once and never changed. Implements R-API-015. */
export function saveProfileFacts(
  http: HttpService,
  facts: { readonly realName: string } | { readonly gender?: 'male' | 'female'; readonly birthday?: string },
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<unknown>> {
  return http.send(bindOtherCall, facts, { signal, onError: 'silent' });
}

/** Decrypts one of the member's own encrypted values. Implements R-API-048. */
export async function openSealed(
  http: HttpService,
  sealed: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<string>> {
  return mapResult(await http.send(singleDataDecryptionCall, { data: sealed }, { signal, onError: 'silent' }), ({ data }) => data);
}

/** Converts the profile; an empty text on the wire means that nothing is bound. */
function profileFromWire(wire: MemberInfo): Profile {
  return {
    userId: wire.userId,
    name: wire.name,
    nickname: wire.nickname,
    vipLevel: wire.vipLevel,
    avatar: wire.avatar ?? wire.userId,
    phone: wire.phone || undefined,
    email: wire.email || undefined,
    realName: wire.realName || undefined,
    gender: wire.gender || undefined,
    birthday: wire.birthday || undefined,
    registerDate: wire.registerDate,
    identity: needFromWire(wire),
    hasSecondPassword: wire.hasSecondPassword,
    sealed: Object.fromEntries(Object.entries(wire.sealed ?? {}).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]]))),
  };
}
