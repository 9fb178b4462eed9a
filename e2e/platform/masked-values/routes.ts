import { singleDataDecryptionCall } from '@site/shared/wire/security';
import { memberRoute, type Route } from '../http/route';
import type { MemberSecrets } from './createMemberSecrets';

/** Returns the route that shows a member their own masked values in full. */
export function securityRoutes(secrets: MemberSecrets): readonly Route[] {
  return [memberRoute(singleDataDecryptionCall, ({ data }, member) => ({ data: secrets.open(member.id, data) }))];
}
