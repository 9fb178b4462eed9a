import { betRecordListCall, betRecordPlacesCall, betRecordTotalCall } from '@site/shared/wire/betRecords';
import type { ResponseOf } from '@site/shared/wire/call';
import { memberRoute, type Route } from '../http/route';
import type { Db } from '../kernel';
import { formatYuan } from '../kernel';
import type { VenueList } from '../site/createVenueList';
import type { PlayRecord } from './createPlayRecord';
import { readTotals, type PlaySums } from './readTotals';

interface Dependencies {
  readonly db: Db;
  readonly record: PlayRecord;
  readonly venues: VenueList;
}

/** Serves one record of all play. Implements R-API-091 and R-API-092 at the platform. */
export function betRecordRoutes({ db, record, venues }: Dependencies): readonly Route[] {
  return [
    memberRoute(betRecordListCall, ({ size, after, before, ...filter }, member, { language }) =>
      record.list(member.id, { filter, size, after, before }, language),
    ),

    memberRoute(betRecordTotalCall, async (filter, member, { language }) => {
      const { payout, won, lost, days, sports, venues: played, ...whole } = await readTotals(db, member.id, filter);
      const byName = new Map((await venues.list()).map((venue) => [venue.enName, venue]));
      return {
        ...sumsToWire(whole),
        payout: formatYuan(payout),
        won,
        lost,
        days: days.map(({ day, ...sums }) => ({ day, ...sumsToWire(sums) })),
        // The answer's schema validates the sports, as it does every answer.
        sports: sports.map(({ sport, ...sums }) => ({ sport, ...sumsToWire(sums) })) as ResponseOf<typeof betRecordTotalCall>['sports'],
        venues: played.flatMap(({ enName, ...sums }) => {
          const venue = byName.get(enName);
          return venue === undefined ? [] : [{ enName, name: venue.name[language], category: venue.category, ...sumsToWire(sums) }];
        }),
      };
    }),

    memberRoute(betRecordPlacesCall, async (time, member, { language }) => ({
      venues: (await record.places(member.id, time, language)).map(({ games, ...venue }) => ({ ...venue, games: [...games] })),
    })),
  ];
}

function sumsToWire({ count, risk, turnover, net }: PlaySums) {
  return { count, risk: formatYuan(risk), turnover: formatYuan(turnover), net: formatYuan(net) };
}
