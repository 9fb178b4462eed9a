import { sql } from 'kysely';
import { seedRooms } from './chat/seedRooms';
import { claimDatabase, type PlatformKind } from './database/claimDatabase';
import { emptyTables } from './database/emptyTables';
import { seedFunds } from './deposits/seed';
import type { Clock, Db, Ledger, Sportsbook, Trx } from './kernel';
import { inTransaction } from './kernel';
import type { Members } from './members/createMembers';
import { seedMembers } from './members/seed';
import type { SeedCopy, SeedScope } from './platformOptions';
import type { MemberTables } from './members/tables';
import { seedSite } from './site/seed';
import type { Venues } from './venues/createVenues';

interface SeedDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly members: Members;
  readonly sportsbook: Sportsbook;
  readonly venues: Pick<Venues, 'seed'>;
  /** Limits the seeded data and its dates; without it, everything is seeded with current dates. */
  readonly scope?: SeedScope | undefined;
}

/**
 * Seeds an empty sandbox. A sandbox with data gets only what was added to the seed: deposit methods and the data of new
 * venues. A production platform gets nothing, because the demo members, payees and notices do not belong there.
 *
 * @throws when the database belongs to the other kind of platform
 */
export async function seedWhenEmpty(dependencies: SeedDependencies, kind: PlatformKind, copy?: Pick<SeedCopy, 'keep'>): Promise<void> {
  await inTransaction(dependencies.db, async (trx) => {
    await oneAtATime(trx);
    await claimDatabase(trx, kind);
    if (kind === 'production') return;
    const anyMember = await trx.withTables<MemberTables>().selectFrom('member').select('id').limit(1).executeTakeFirst();
    if (anyMember === undefined) {
      await seed(trx, dependencies);
      await copy?.keep(trx);
    } else {
      await seedFunds(trx);
      await dependencies.venues.seed(trx);
    }
  });
}

/** Empties every table and seeds it again in one transaction, so that no reader sees partial data. */
export async function resetData(dependencies: SeedDependencies): Promise<void> {
  await inTransaction(dependencies.db, async (trx) => {
    await oneAtATime(trx);
    await emptyTables(trx);
    await claimDatabase(trx, 'sandbox');
    await seed(trx, dependencies);
  });
}

async function seed(trx: Trx, { clock, ledger, members, sportsbook, venues, scope }: SeedDependencies): Promise<void> {
  const contentClock = scope?.contentClock ?? clock;
  await seedSite(trx, contentClock);
  await seedFunds(trx);
  await seedRooms(trx, clock);
  await seedMembers(trx, { members, ledger, clock, contentClock, names: scope?.members });
  await venues.seed(trx);
  await sportsbook.reset(trx);
}

/** Takes a lock, so that two processes that start together seed only once. */
async function oneAtATime(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('platform-seed'))`.execute(trx);
}
