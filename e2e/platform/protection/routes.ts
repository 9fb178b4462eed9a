import {
  decideLimitCall,
  excludeCall,
  protectionCall,
  protectionHistoryCall,
  realityCheckCall,
  realitySeenCall,
  setLimitCall,
  setRealityCheckCall,
  takeTimeOutCall,
} from '@site/shared/wire/protection';
import { memberRoute, type Route } from '../http/route';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../kernel';
import type { Sessions } from '../members/createSessions';
import type { ProtectionService } from './createProtectionService';
import type { RealityChecks } from './createRealityChecks';

interface Dependencies {
  readonly protection: ProtectionService;
  readonly realityChecks: RealityChecks;
  readonly sessions: Pick<Sessions, 'openedAt'>;
}

export function protectionRoutes({ protection, realityChecks, sessions }: Dependencies): readonly Route[] {
  const openedAt = async (token: string | null): Promise<Date> => {
    const at = await sessions.openedAt(token ?? '');
    // The session ended after the call was authenticated.
    if (at === null) throw new PlatformError(RESPONSE_CODES.loginExpired);
    return at;
  };
  return [
    memberRoute(protectionCall, (_body, member) => protection.read(member.id)),
    memberRoute(setLimitCall, ({ kind, period, limit }, member) => protection.setLimit(member.id, kind, period, limit)),
    memberRoute(decideLimitCall, ({ kind, period, isConfirmed }, member) => protection.decideLimit(member.id, kind, period, isConfirmed)),
    memberRoute(setRealityCheckCall, ({ minutes }, member) => protection.setReality(member.id, minutes)),
    memberRoute(takeTimeOutCall, ({ days }, member) => protection.takeTimeOut(member.id, days)),
    memberRoute(excludeCall, ({ months }, member) => protection.exclude(member.id, months)),
    memberRoute(protectionHistoryCall, ({ pageNum, pageSize }, member) =>
      protection.history(member.id, { offset: (pageNum - 1) * pageSize, limit: pageSize }),
    ),
    memberRoute(realityCheckCall, async (_body, member, { token }) => realityChecks.read(member.id, await openedAt(token))),
    memberRoute(realitySeenCall, async (_body, member, { token }) => {
      await realityChecks.seen(member.id);
      return realityChecks.read(member.id, await openedAt(token));
    }),
  ];
}
