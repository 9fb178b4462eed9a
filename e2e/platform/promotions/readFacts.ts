import { sql } from 'kysely';
import type { FundsTables } from '../deposits/tables';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { SportsbookTables } from '../sportsbook/database/tables';
import { countedPlay } from '../turnover/countedPlay';
import type { VenueTables } from '../venues/tables';
import type { BusinessDay } from '../kernel/businessDay';

/** Facts about a member that the rules need. A suite can stub each one by a value. */
export interface PromotionFacts {
  /** Returns the first credited deposit of at least this amount; null if there is none. */
  firstDeposit(reader: Reader, memberId: MemberId, least: Fen): Promise<Fen | null>;
  hasDeposited(reader: Reader, memberId: MemberId): Promise<boolean>;
  /** Returns true when a bet of the member was ever accepted. */
  hasBet(reader: Reader, memberId: MemberId): Promise<boolean>;
  /** Returns true when the member ever sent a message in a chat room. */
  hasSpoken(reader: Reader, memberId: MemberId): Promise<boolean>;
  /** Returns true when the member ever played a venue's game with real money. */
  hasPlayed(reader: Reader, memberId: MemberId): Promise<boolean>;
  /** Lists the deposits of at least this amount in the order in which they were credited on this day. */
  depositsOf(reader: Reader, memberId: MemberId, day: BusinessDay, least: Fen): Promise<readonly Fen[]>;
  /** Returns the valid turnover of the bets settled on this day. */
  settledStake(reader: Reader, memberId: MemberId, day: BusinessDay): Promise<Fen>;
}

/**
 * Facts from the tables of the modules below. The chat is a module above and provides `hasSpoken` itself. All
 * promotions read those tables through here.
 */
export const recordedFacts: Omit<PromotionFacts, 'hasSpoken'> = {
  async firstDeposit(reader, memberId, least) {
    const row = await creditedDeposits(reader, memberId)
      .select('amount')
      .where('amount', '>=', least)
      .orderBy('credited_at')
      .orderBy('order_id')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : fen(row.amount);
  },

  async depositsOf(reader, memberId, { from, to }, least) {
    const rows = await creditedDeposits(reader, memberId)
      .select('amount')
      .where('amount', '>=', least)
      .where('credited_at', '>=', from)
      .where('credited_at', '<', to)
      .orderBy('credited_at')
      .orderBy('order_id')
      .execute();
    return rows.map(({ amount }) => fen(amount));
  },

  async hasDeposited(reader, memberId) {
    const row = await creditedDeposits(reader, memberId).select('order_id').limit(1).executeTakeFirst();
    return row !== undefined;
  },

  async hasBet(reader, memberId) {
    const row = await reader
      .withTables<SportsbookTables>()
      .selectFrom('sb_ticket')
      .select('ticket_id')
      .where('member_id', '=', memberId)
      .where('accepted_at', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async hasPlayed(reader, memberId) {
    const row = await reader
      .withTables<VenueTables>()
      .selectFrom('venue_round')
      .select('round_id')
      .where('member_id', '=', memberId)
      .where('is_trial', '=', false)
      .where('state', '<>', 'void')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async settledStake(reader, memberId, { from, to }) {
    const { rows } = await sql<{ amount: bigint }>`
      select coalesce(sum(amount), 0)::bigint as amount from ${countedPlay(sql`${memberId}::integer`, { from, to })} played
      where kind = 'ticket'`.execute(reader);
    return fen(rows[0]?.amount ?? 0n);
  },
};

function creditedDeposits(reader: Reader, memberId: MemberId) {
  return reader.withTables<FundsTables>().selectFrom('deposit_order').where('member_id', '=', memberId).where('state', '=', 'credited');
}
