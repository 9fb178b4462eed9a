import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { singleDataDecryptionCall } from '@site/shared/wire/security';
import { memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import type { Profile } from '../profile/profile';

/** The member's own data. Implements R-API-014. */
export async function fetchProfile(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<Profile>> {
  const result = await http.send(memberInfoCall, { isPop: false }, { signal, failures: 'quiet' });
  return mapResult(result, profileFromWire);
}

/** One of the member's own values in full, from its sealed form. Implements R-API-048. */
export async function openSealed(
  http: HttpService,
  sealed: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<string>> {
  return mapResult(await http.send(singleDataDecryptionCall, { data: sealed }, { signal, failures: 'quiet' }), ({ data }) => data);
}

/** On the wire an empty text is what is not there. */
function profileFromWire(wire: MemberInfo): Profile {
  return {
    userId: wire.userId,
    name: wire.name,
    vipLevel: wire.vipLevel,
    phone: wire.phone || undefined,
    email: wire.email || undefined,
    realName: wire.realName || undefined,
    gender: wire.gender || undefined,
    birthday: wire.birthday || undefined,
    registerDate: wire.registerDate,
    hasSecondPassword: wire.hasSecondPassword,
    sealed: Object.fromEntries(Object.entries(wire.sealed ?? {}).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]]))),
  };
}
