import type { Route } from '../http/route';
import type { CatalogueGame, Clock, Crashpoints, Db, IdentityCheck, Ledger, Protection, Trx, VenueBank } from '../kernel';
import type { AuditCheck } from '../ledger/audit';
import { readVenueMoves } from '../ledger/readBook';
import type { Members } from '../members/createMembers';
import type { Sessions } from '../members/createSessions';
import type { Settings } from '../site/createSettings';
import { createVenueList, type VenueList } from '../site/createVenueList';
import { auditVenues } from './audit';
import { createCatalogue, type Catalogue } from './catalogue';
import { createLaunchService, type LaunchService } from './createLaunchService';
import { createTransferService } from './createTransferService';
import { createVenueBank } from './createVenueBank';
import { LOCAL_CHANNEL } from './hasWallet';
import { createForcedRounds } from './forcedRounds';
import { gameListRoutes } from './gameListRoutes';
import { openPools } from './pools';
import { createVenueSteering, type VenueSteering } from './venueSteering';
import { roundRecordRoutes } from './roundRecords';
import { walletRoutes } from './walletRoutes';

/** Operator's side of game venues: money in venues, games, launches, and the bank of the games. */
export interface Venues {
  readonly list: VenueList;
  readonly bank: VenueBank;
  /**
   * Returns all routes except the launch, which the venues share with the local channel.
   *
   * @param originOf returns the origin on which players reach a venue's games
   */
  routes(originOf: (enName: string) => string): readonly Route[];
  /** @param originOf returns the origin on which players reach a venue's games */
  launches(originOf: (enName: string) => string): LaunchService;
  /** Games that the operator offers. */
  readonly games: Pick<Catalogue, 'find'>;
  /** Opens missing pools, as part of the seed. */
  seed(trx: Trx): Promise<void>;
  readonly audit: AuditCheck;
  readonly steering: VenueSteering;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly identity: IdentityCheck;
  readonly protection: Protection;
  readonly crashpoints: Crashpoints;
  readonly games: readonly CatalogueGame[];
  readonly settings: Settings;
  /** Returns true when the server of a venue runs. */
  readonly isUp: (enName: string) => boolean;
}

export function createVenues({
  db,
  ledger,
  clock,
  members,
  sessions,
  identity,
  protection,
  crashpoints,
  games,
  settings,
  isUp,
}: Dependencies): Venues {
  const catalogue = createCatalogue(games);
  const venues = createVenueList(db, (enName) => enName === LOCAL_CHANNEL || catalogue.has(enName), isUp);
  const forcedRounds = createForcedRounds();
  const transfers = createTransferService({ db, ledger, clock, venues, identity, protection, crashpoints });
  return {
    list: venues,
    bank: createVenueBank({
      db,
      ledger,
      clock,
      sessions,
      forcedRounds,
      crashpoints,
      protection,
      payoutLimit: { venues, usdCny: (trx) => settings.get('usdCny', trx) },
    }),
    routes: (originOf) => [
      ...walletRoutes({ db, ledger, clock, venues, transfers }),
      ...gameListRoutes({ db, ledger, clock, members, venues, catalogue }),
      ...roundRecordRoutes({ db, venues, catalogue, originOf }),
    ],
    launches: (originOf) => createLaunchService({ db, ledger, clock, catalogue, transfers, identity, protection, crashpoints, originOf }),
    games: catalogue,
    seed: (trx) => openPools(trx, ledger, catalogue.withPools),
    audit: async (trx) => auditVenues(trx, await readVenueMoves(trx)),
    steering: createVenueSteering({ db, ledger, venues, forcedRounds }),
  };
}
