import { randomUUID } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Db, Member, MemberId, Reader } from '../kernel';
import { PlatformError } from '../kernel';
import type { Settings } from '../site/createSettings';
import type { CoinTables } from './tables';

/** Validity of a quoted rate. */
const QUOTE_MS = 60_000;

/** Value of one coin, and the network fee of a withdrawal. */
export interface CoinTerms {
  /** RMB for one coin, 4 decimals. */
  readonly rate: string;
  /** Network fee in coins, 2 decimals. */
  readonly networkFee: string;
}

export interface CoinQuote extends CoinTerms {
  readonly quoteId: string;
  readonly expiresAt: Date;
}

/**
 * Rates reserved for a member for a short time: for coins exchanged to the central wallet, and for withdrawals to a
 * coin address.
 */
export interface CoinQuotes {
  /** Returns the present terms without reserving them. */
  current(reader?: Reader): Promise<CoinTerms>;
  /** Returns the member's quote, or a new one when less than half of its time is left. */
  quote(member: Member): Promise<CoinQuote>;
  /** @throws PlatformError 6012 when the quote has expired or belongs to another member */
  mustHold(reader: Reader, memberId: MemberId, quoteId: string): Promise<CoinTerms>;
  /** Runs work that needs a valid quote. When the quote has expired, the error carries a new quote as its data. */
  orRenew<Result>(member: Member, work: () => Promise<Result>): Promise<Result>;
}

export function createCoinQuotes({
  db,
  clock,
  settings,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
}): CoinQuotes {
  const current: CoinQuotes['current'] = async (reader = db) => {
    const { usdtCny, usdtNetworkFee } = await settings.getAll(['usdtCny', 'usdtNetworkFee'], reader);
    return { rate: usdtCny, networkFee: usdtNetworkFee };
  };

  const quote: CoinQuotes['quote'] = async (member) => {
    const tables = db.withTables<CoinTables>();
    const now = clock.now();
    const terms = await current();
    // A quote with more than half of its time left is reused, so that frequent requests store few rows.
    const kept = await tables
      .selectFrom('coin_quote')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('rate', '=', terms.rate)
      .where('network_fee', '=', terms.networkFee)
      .where('expires_at', '>', new Date(now.getTime() + QUOTE_MS / 2))
      .limit(1)
      .executeTakeFirst();
    if (kept !== undefined) return { ...terms, quoteId: kept.quote_id, expiresAt: kept.expires_at };
    await tables.deleteFrom('coin_quote').where('member_id', '=', member.id).where('expires_at', '<=', now).execute();
    const made = { ...terms, quoteId: randomUUID(), expiresAt: new Date(now.getTime() + QUOTE_MS) };
    await tables
      .insertInto('coin_quote')
      .values({
        quote_id: made.quoteId,
        member_id: member.id,
        rate: made.rate,
        network_fee: made.networkFee,
        expires_at: made.expiresAt,
      })
      .execute();
    return made;
  };

  return {
    current,
    quote,

    async mustHold(reader, memberId, quoteId) {
      const kept = await reader
        .withTables<CoinTables>()
        .selectFrom('coin_quote')
        .selectAll()
        .where('quote_id', '=', quoteId)
        .where('member_id', '=', memberId)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      if (kept?.network_fee == null) throw new PlatformError(RESPONSE_CODES.warning, 'coin_quote_over');
      return { rate: kept.rate, networkFee: kept.network_fee };
    },

    async orRenew(member, work) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof PlatformError) || error.reason !== 'coin_quote_over') throw error;
        throw new PlatformError(error.code, error.reason, quoteToWire(await quote(member)));
      }
    },
  };
}

export function quoteToWire({ quoteId, rate, expiresAt }: CoinQuote) {
  return { quoteId, rate, expiresAt: expiresAt.getTime() };
}
