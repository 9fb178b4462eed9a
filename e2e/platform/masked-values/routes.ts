import { singleDataDecryptionCall } from '@site/shared/wire/security';
import { memberRoute, type Route } from '../http/route';
import type { MemberSecrets } from './createMemberSecrets';

/** A member's own masked values, shown in full on request. */
export function securityRoutes(secrets: MemberSecrets): readonly Route[] {
  return [memberRoute(singleDataDecryptionCall, ({ data }, member) => ({ data: secrets.open(member.id, data) }))];
}
