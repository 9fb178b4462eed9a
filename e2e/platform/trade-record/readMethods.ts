import type { BonusTables } from '../bonuses/tables';
import type { FundsTables } from '../deposits/tables';
import type { Localized } from '../http/localized';
import type { Language } from '../http/messageText';
import type { Reader } from '../kernel';
import type { SiteTables } from '../site/tables';
import type { VenueTables } from '../venues/tables';
import type { WithdrawalTables } from '../withdrawals/tables';

interface Naming {
  readonly language: Language;
  readonly promotionTitle: (id: string) => Localized | null;
}

/**
 * Returns the method of each money movement, by the ledger's reference: how a deposit was paid, the masked destination
 * of a withdrawal, the venue of a transfer or a round, the promotion of a bonus, even a withdrawn one. Other references
 * have no method.
 */
export async function readMethods(
  reader: Reader,
  references: readonly string[],
  { language, promotionTitle }: Naming,
): Promise<ReadonlyMap<string, string>> {
  const parts = [...new Set(references)].map((reference) => {
    const [what = '', id = ''] = reference.split(':');
    return { reference, what, id };
  });
  const idsOf = (what: string) => parts.filter((part) => part.what === what).map(({ id }) => id);
  const names: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    deposit: await readDepositMethods(reader, idsOf('deposit'), language),
    withdrawal: await readPaidAccounts(reader, idsOf('withdrawal'), language),
    venue: await readVenueNames(reader, idsOf('venue'), language),
    round: await readRoundVenues(reader, idsOf('round'), language),
    bonus: await readBonusTitles(reader, idsOf('bonus'), language),
    promotion: new Map(idsOf('promotion').flatMap((id) => named(id, promotionTitle(id)?.[language]))),
  };
  return new Map(parts.flatMap(({ reference, what, id }) => named(reference, names[what]?.get(id))));
}

function named(of: string, name: string | undefined): [string, string][] {
  return name === undefined ? [] : [[of, name]];
}

async function readDepositMethods(reader: Reader, ids: readonly string[], language: Language): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .withTables<FundsTables>()
    .selectFrom('deposit_order')
    .innerJoin('payment_type', 'payment_type.code', 'deposit_order.type')
    .select(['deposit_order.order_id', 'payment_type.name'])
    .where('deposit_order.order_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.name[language]]));
}

async function readPaidAccounts(reader: Reader, ids: readonly string[], language: Language): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .withTables<WithdrawalTables>()
    .selectFrom('withdrawal_order')
    .select(['order_id', 'account'])
    .where('order_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.order_id, `${row.account.label[language]} ${row.account.maskedNumber}`]));
}

async function readVenueNames(reader: Reader, enNames: readonly string[], language: Language): Promise<ReadonlyMap<string, string>> {
  if (enNames.length === 0) return new Map();
  const rows = await reader
    .withTables<SiteTables>()
    .selectFrom('venue')
    .select(['en_name', 'name'])
    .where('en_name', 'in', enNames)
    .execute();
  return new Map(rows.map((row) => [row.en_name, row.name[language]]));
}

/** Returns the titles of bonuses by the transfer that paid them. */
async function readBonusTitles(reader: Reader, transferIds: readonly string[], language: Language): Promise<ReadonlyMap<string, string>> {
  if (transferIds.length === 0) return new Map();
  const rows = await reader
    .withTables<BonusTables>()
    .selectFrom('bonus_grant')
    .select(['transfer_id', 'title'])
    .where('transfer_id', 'in', transferIds.map(BigInt))
    .execute();
  return new Map(rows.map((row) => [row.transfer_id.toString(), row.title[language]]));
}

/** Returns the venues of rounds by the game session. */
async function readRoundVenues(reader: Reader, sessions: readonly string[], language: Language): Promise<ReadonlyMap<string, string>> {
  const ids = sessions.filter((id) => /^\d{1,18}$/.test(id));
  if (ids.length === 0) return new Map();
  const rows = await reader
    .withTables<VenueTables & SiteTables>()
    .selectFrom('venue_session')
    .innerJoin('venue', 'venue.en_name', 'venue_session.en_name')
    .select(['venue_session.id', 'venue.name'])
    .where('venue_session.id', 'in', ids.map(BigInt))
    .execute();
  return new Map(rows.map((row) => [row.id.toString(), row.name[language]]));
}
