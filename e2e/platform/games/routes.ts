import { betRecordListCall, betRecordTotalCall, type crtyLaunchSchema, launchCall, type WireVenue } from '@site/shared/wire/games';
import type { ResponseOf } from '@site/shared/wire/call';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { z } from '@site/shared/wire/zod';
import { memberRoute, type Route } from '../http/route';
import type { Db, Sportsbook } from '../kernel';
import { PlatformError } from '../kernel';
import type { Sessions } from '../members/createSessions';
import type { SiteTables } from '../site/tables';

/** The local sports channel; its games are ours. */
const LOCAL_CHANNEL: WireVenue['enName'] = 'CRTY';

/** Venue entry and the bet records. The venues that are not ours open with the demo venues; until then they say so. */
export function gameRoutes({
  db,
  sessions,
  sportsbook,
}: {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly sportsbook: Sportsbook;
}): readonly Route[] {
  return [
    memberRoute(launchCall, async ({ enName }, member) => {
      const venue = await db
        .withTables<SiteTables>()
        .selectFrom('venue')
        .select(['state', 'is_connected'])
        .where('en_name', '=', enName)
        .executeTakeFirst();
      if (venue === undefined) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_venue');
      if (venue.state === 'maintenance') throw new PlatformError(RESPONSE_CODES.venueUnderMaintenance);
      if (!venue.is_connected || enName !== LOCAL_CHANNEL)
        throw new PlatformError(RESPONSE_CODES.venueUnderMaintenance, 'venue_not_connected');
      const launch: z.infer<typeof crtyLaunchSchema> = {
        channel: 'CRTY',
        uid: member.id.toString(),
        token: await sessions.open(db, member.id, 'launch'),
      };
      return { url: JSON.stringify(launch) };
    }),

    // The server checks these answers against the call's response schema, like every other.
    memberRoute(
      betRecordListCall,
      async (body, member) => (await sportsbook.records.list(member, body)) as ResponseOf<typeof betRecordListCall>,
    ),

    memberRoute(
      betRecordTotalCall,
      async (body, member) => (await sportsbook.records.total(member, body)) as ResponseOf<typeof betRecordTotalCall>,
    ),
  ];
}
