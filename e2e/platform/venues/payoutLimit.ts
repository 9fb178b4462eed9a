import { sql } from 'kysely';
import type { Fen, MemberId, Trx } from '../kernel';
import { businessDayOf, fen, readDayRate, ZERO_FEN } from '../kernel';
import type { VenueList } from '../site/createVenueList';
import type { VenuePayoutClass } from '../site/tables';
import type { VenueTables } from './tables';

/** Highest win of a member in venues on one business day, in USD (specification §9). */
const PAYOUT_LIMITS_USD: Readonly<Record<VenuePayoutClass, bigint>> = { casino: 600_000n, financials: 180_000n };

/** Data that is needed to compute a limit in RMB. */
export interface PayoutLimitSource {
  readonly venues: Pick<VenueList, 'list' | 'find'>;
  /** Returns RMB for one USD with 4 decimals. */
  readonly usdCny: (trx: Trx) => Promise<string>;
}

/**
 * Returns how much a member may still win today in the venues of the same class as this one: the limit minus the wins
 * of the day. Losses do not raise it. Implements R-PAYOUT-11, R-PAYOUT-12. The caller must hold the member's wallet
 * lock.
 *
 * Assumption: the limit applies to payouts of games. A jackpot is paid in full, because players have funded it, and
 * counts as won.
 */
export async function venuePayoutRoom(
  trx: Trx,
  { venues, usdCny }: PayoutLimitSource,
  { memberId, enName, now }: { readonly memberId: MemberId; readonly enName: string; readonly now: Date },
): Promise<Fen> {
  const payoutClass = (await venues.find(enName, trx))?.payoutClass ?? 'casino';
  const names = (await venues.list(undefined, trx)).filter((venue) => venue.payoutClass === payoutClass).map((venue) => venue.enName);
  const today = businessDayOf(now);
  const { won } = await trx
    .withTables<VenueTables>()
    .selectFrom('venue_round')
    .select(sql<bigint>`coalesce(sum(greatest(payout + coalesce(jackpot_amount, 0) - stake, 0)), 0)::bigint`.as('won'))
    .where('member_id', '=', memberId)
    .where('is_trial', '=', false)
    .where('played_at', '>=', today.from)
    .where('en_name', 'in', [enName, ...names])
    .executeTakeFirstOrThrow();
  const room = venuePayoutLimit(payoutClass, await readDayRate(trx, today.number, await usdCny(trx))) - won;
  return fen(room > 0n ? room : ZERO_FEN);
}

/**
 * Returns ⌊USD × rate × 100⌋ fen.
 *
 * @param usdCny rate with 4 decimals: 600,000 USD at `7.1000` are 4,260,000 yuan
 */
export function venuePayoutLimit(payoutClass: VenuePayoutClass, usdCny: string): Fen {
  if (!/^\d{1,4}\.\d{4}$/.test(usdCny)) throw new TypeError(`no exchange rate: ${usdCny}`);
  return fen((PAYOUT_LIMITS_USD[payoutClass] * 100n * BigInt(usdCny.replace('.', ''))) / 10_000n);
}
