import type { Category } from '@site/shared/wire/categories';
import type { Selectable } from 'kysely';
import type { Localized } from '../http/localized';
import type { Db, Reader } from '../kernel';
import type { SiteTables, VenuePayoutClass, VenueWallet } from './tables';

/** Venue with the settings of operations. */
export interface Venue {
  readonly enName: string;
  readonly category: Category;
  readonly name: Localized;
  readonly state: 'open' | 'maintenance';
  readonly resumesAt: Date | null;
  /** True when operations have connected it and it has a game to launch. */
  readonly isConnected: boolean;
  /** Multiple of transferred money that must be staked before it may leave; 0 for no turnover requirement. */
  readonly turnoverTimes: number;
  readonly payoutClass: VenuePayoutClass;
  /** Wallet of the venue. With `central` no money is transferred, because rounds use the central wallet. */
  readonly wallet: VenueWallet;
}

export interface VenueList {
  /** Returns the venues in menu order, of one category or all. */
  list(category?: Category, reader?: Reader): Promise<readonly Venue[]>;
  find(enName: string, reader?: Reader): Promise<Venue | null>;
  /** Returns false for an unknown venue. */
  setState(enName: string, state: Venue['state'], resumesAt: Date | null): Promise<boolean>;
}

/**
 * Creates the venue list.
 *
 * @param hasEntry returns true when this installation has a game of the venue, or when the venue is the local channel
 * @param isUp returns true while the venue's server runs; otherwise the venue is under maintenance, whatever operations
 * have set
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
