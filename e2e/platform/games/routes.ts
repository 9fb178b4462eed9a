import { type crtyLaunchSchema, launchCall } from '@site/shared/wire/launch';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { z } from 'zod/mini';
import { memberRoute, type RequestContext, type Route } from '../http/route';
import type { Db, MemberId } from '../kernel';
import { formatYuan, PlatformError, ZERO_FEN } from '../kernel';
import type { Sessions } from '../members/createSessions';
import type { VenueList } from '../site/createVenueList';
import type { LaunchService } from '../venues/createLaunchService';
import { LOCAL_CHANNEL } from '../venues/hasWallet';

/** Serves the launch of venues and games. */
export function gameRoutes({
  db,
  sessions,
  venues,
  launches,
}: {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly venues: VenueList;
  readonly launches: LaunchService;
}): readonly Route[] {
  return [
    memberRoute(launchCall, async ({ enName, gameCode, isActivity = false, trial = false }, member, context) => {
      const venue = await venues.find(enName);
      if (venue === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_venue');
      if (venue.state === 'maintenance') throw new PlatformError(RESPONSE_CODES.venueUnderMaintenance);
      if (!venue.isConnected) throw new PlatformError(RESPONSE_CODES.venueUnderMaintenance, 'venue_not_connected');
      if (enName === LOCAL_CHANNEL) return { url: await localChannel(member.id) };
      const token = mustHaveToken(context);
      const { url, moved } = await launches.launch(member.id, { venue, gameCode, isActivity, isTrial: trial, token });
      return { url, ...(moved === ZERO_FEN ? {} : { moved: formatYuan(moved) }) };
    }),
  ];

  async function localChannel(memberId: MemberId): Promise<string> {
    const launch: z.infer<typeof crtyLaunchSchema> = {
      channel: 'CRTY',
      uid: memberId.toString(),
      token: await sessions.openLaunch(db, memberId),
    };
    return JSON.stringify(launch);
  }
}

/** Throws when the request has no token, which alone identifies a member. */
function mustHaveToken({ token }: RequestContext): string {
  if (token === null) throw new PlatformError(RESPONSE_CODES.loginExpired);
  return token;
}
