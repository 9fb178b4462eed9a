import { randomUUID } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { Clock, Db, Fen, IdentityCheck, Ledger, Member, MemberId, Protection, Reader, Trx } from '../kernel';
import { createKeyedRequests, createKeyScope, fen, formatYuan, negate, PlatformError } from '../kernel';
import type { Finding } from '../ledger/audit';
import { fromCoins } from '../coins/coin';
import type { CoinQuotes } from '../coins/createCoinQuotes';
import type { FundsTables } from './tables';

/** Exchange of coins, in hundredths, to the central wallet. */
export interface CoinTransfer {
  readonly transferId: string;
  readonly coins: bigint;
  readonly rate: string;
  readonly amount: Fen;
}

/**
 * Coins of members that belong to no order, in hundredths: those that arrived too late, were too few, or exceeded the
 * due amount. A member exchanges them to the central wallet at a quoted rate, once per key. Exchanges of one member run
 * one after the other.
 */
export interface CoinWallet {
  balance(reader: Reader, memberId: MemberId): Promise<bigint>;
  /** Adds coins. An amount of 0 is not recorded. */
  receive(trx: Trx, entry: { readonly memberId: MemberId; readonly reference: string; readonly amount: bigint }): Promise<void>;
  /**
   * @throws PlatformError 6012 when the quote has expired, 6007 for more coins than there are or less than a fen, the
   * errors of a refused deposit, 6008 and 6009 for the key
   */
  transfer(member: Member, request: { readonly quoteId: string; readonly coins: bigint; readonly key: string }): Promise<CoinTransfer>;
  /** Returns the exchange made with this key. When it returns null, it has closed the key. */
  findByKeyOrClose(member: Member, key: string): Promise<CoinTransfer | null>;
}

const keys = createKeyScope<{ readonly transferId: string }>('coin-transfer');

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly quotes: CoinQuotes;
  readonly identity: IdentityCheck;
  readonly protection: Protection;
}

export function createCoinWallet({ db, ledger, clock, quotes, identity, protection }: Dependencies): CoinWallet {
  const requests = createKeyedRequests({ db, clock, keys, lock, read: (trx, { transferId }) => mustFind(trx, transferId) });
  return {
    balance,

    receive: (trx, entry) => add(trx, entry),

    transfer: (member, { quoteId, coins, key }) =>
      requests.run({ memberId: member.id, key, payload: [quoteId, coins.toString()] }, (trx) => transfer(trx, member, quoteId, coins)),

    findByKeyOrClose: (member, key) => requests.findOrClose({ memberId: member.id, key }),
  };

  async function transfer(trx: Trx, member: Member, quoteId: string, coins: bigint): Promise<{ readonly transferId: string }> {
    await identity.mustBeClear(trx, member.id);
    const { rate } = await quotes.mustHold(trx, member.id, quoteId);
    const amount = fromCoins(coins, rate);
    if (amount <= 0n || coins > (await balance(trx, member.id)))
      throw new PlatformError(RESPONSE_CODES.invalidParameter, 'coins_insufficient');
    await protection.mustChangeCoins(trx, member.id, amount);
    const transferId = randomUUID();
    const reference = coinReference(transferId);
    await add(trx, { memberId: member.id, reference, amount: -coins });
    await trx
      .withTables<FundsTables>()
      .insertInto('coin_transfer')
      .values({ transfer_id: transferId, member_id: member.id, coins, rate, amount, at: clock.now() })
      .execute();
    await ledger.post(trx, {
      key: `${reference}:credit`,
      kind: 'deposit',
      reference,
      lines: [
        { account: { kind: 'cashier' }, amount: negate(amount) },
        { account: { kind: 'member-central', memberId: member.id }, amount },
      ],
    });
    return { transferId };
  }

  async function add(trx: Trx, { memberId, reference, amount }: Parameters<CoinWallet['receive']>[1]): Promise<void> {
    if (amount === 0n) return;
    await lock(trx, memberId);
    const after = (await balance(trx, memberId)) + amount;
    await trx
      .withTables<FundsTables>()
      .insertInto('coin_entry')
      .values({ member_id: memberId, reference, amount, balance_after: after, at: clock.now() })
      .execute();
  }
}

async function balance(reader: Reader, memberId: MemberId): Promise<bigint> {
  const row = await reader
    .withTables<FundsTables>()
    .selectFrom('coin_entry')
    .select('balance_after')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.balance_after ?? 0n;
}

async function lock(trx: Trx, memberId: MemberId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('coins'), ${memberId})`.execute(trx);
}

async function mustFind(trx: Trx, transferId: string): Promise<CoinTransfer> {
  const { coins, rate, amount } = await trx
    .withTables<FundsTables>()
    .selectFrom('coin_transfer')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .executeTakeFirstOrThrow();
  return { transferId, coins, rate, amount: fen(amount) };
}

function coinReference(transferId: string): string {
  return `coin-transfer:${transferId}`;
}

/** Checks that each exchange has one posting of its coins' value at its rate, and one entry of its coins. */
export async function auditCoins(trx: Trx, postingsOf: (reference: string) => Promise<readonly Fen[]>): Promise<readonly Finding[]> {
  const tables = trx.withTables<FundsTables>();
  const findings: Finding[] = [];
  for (const each of await tables.selectFrom('coin_transfer').selectAll().execute()) {
    const reference = coinReference(each.transfer_id);
    const posted = await postingsOf(reference);
    const entries = await tables.selectFrom('coin_entry').select('amount').where('reference', '=', reference).execute();
    const worth = fromCoins(each.coins, each.rate);
    const isExact = posted.length === 1 && posted[0] === worth && entries.length === 1 && entries[0]?.amount === -each.coins;
    if (!isExact)
      findings.push({ check: 'coins-changed-once', detail: `${reference}: ${posted.map((amount) => formatYuan(amount)).join(', ')}` });
  }
  return findings;
}
