import type { Category } from '@site/shared/wire/categories';
import type { Selectable } from 'kysely';
import type { Localized } from '../http/localized';
import type { Db, Reader } from '../kernel';
import type { SiteTables, VenuePayoutClass, VenueWallet } from './tables';

/** A venue as operations keep it. */
export interface Venue {
  readonly enName: string;
  readonly category: Category;
  readonly name: Localized;
  readonly state: 'open' | 'maintenance';
  readonly resumesAt: Date | null;
  /** Operations have it connected, and it has something to enter. */
  readonly isConnected: boolean;
  /** How many times what is brought here must be staked before it may leave; 0 where nothing binds it. */
  readonly turnoverTimes: number;
  readonly payoutClass: VenuePayoutClass;
  /** `central`: no money is brought there, its rounds are played from the central wallet. */
  readonly wallet: VenueWallet;
}

export interface VenueList {
  /** In the order of the menu; of all categories without one. */
  list(category?: Category, reader?: Reader): Promise<readonly Venue[]>;
  find(enName: string, reader?: Reader): Promise<Venue | null>;
  /** False for an unknown venue. */
  setState(enName: string, state: Venue['state'], resumesAt: Date | null): Promise<boolean>;
}

/**
 * @param hasEntry whether this installation has a game of the venue, or is the venue itself
 * @param isUp whether the server of the venue runs; while it does not, the venue is under maintenance, whatever operations have set
 */
export function createVenueList(db: Db, hasEntry: (enName: string) => boolean, isUp: (enName: string) => boolean): VenueList {
  return {
    async list(category, reader = db) {
      const all = reader.withTables<SiteTables>().selectFrom('venue').selectAll().orderBy('position');
      return (await (category === undefined ? all : all.where('category', '=', category)).execute()).map(withEntry);
    },

    async find(enName, reader = db) {
      const row = await reader
        .withTables<SiteTables>()
        .selectFrom('venue')
        .selectAll()
        .where('en_name', '=', enName)
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : withEntry(row);
    },

    async setState(enName, state, resumesAt) {
      const { numUpdatedRows } = await db
        .withTables<SiteTables>()
        .updateTable('venue')
        .set({ state, resumes_at: resumesAt })
        .where('en_name', '=', enName)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };

  function withEntry(row: Selectable<SiteTables['venue']>): Venue {
    const venue = toVenue(row);
    const isConnected = venue.isConnected && hasEntry(venue.enName);
    return isConnected && !isUp(venue.enName) ? { ...venue, isConnected, state: 'maintenance' } : { ...venue, isConnected };
  }
}

function toVenue(row: Selectable<SiteTables['venue']>): Venue {
  return {
    enName: row.en_name,
    category: row.category,
    name: row.name,
    state: row.state,
    resumesAt: row.resumes_at,
    isConnected: row.is_connected,
    turnoverTimes: row.turnover_times,
    payoutClass: row.payout_class,
    wallet: row.wallet,
  };
}
