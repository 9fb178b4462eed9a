import type { Fen, JackpotTier, Ledger, LedgerLine, Pools, Reader, Trx } from '../kernel';
import { fen, negate, ZERO_FEN } from '../kernel';
import type { VenueTables } from './tables';

export const TIERS = ['grand', 'major', 'minor'] as const satisfies readonly JackpotTier[];

/**
 * Terms of the pools. The venue adds 0.5 %, 0.3 % and 0.2 % of each real stake to its pools. `opening` is its initial
 * deposit, repeated after each jackpot.
 */
export const POOL_TERMS: Readonly<Record<JackpotTier, { readonly perMille: bigint; readonly opening: Fen }>> = {
  grand: { perMille: 5n, opening: fen(888_800n) },
  major: { perMille: 3n, opening: fen(88_800n) },
  minor: { perMille: 2n, opening: fen(8_800n) },
};

/**
 * Returns the pool's share of one stake, rounded down to whole fen. The remainder is carried to the next stake, so that
 * small stakes feed the pools as exactly as large ones. A stake of 0.50 feeds the grand pool 0.25 fen: every fourth one
 * adds 1 fen.
 *
 * @param carry thousandths of a fen, 0 to 999
 */
export function shareOf(tier: JackpotTier, stake: Fen, carry: number): { readonly share: Fen; readonly carry: number } {
  const thousandths = stake * POOL_TERMS[tier].perMille + BigInt(carry);
  return { share: fen(thousandths / 1_000n), carry: Number(thousandths % 1_000n) };
}

/** Opens missing pools of venues with money of the venue's bank. Repeated calls change nothing. */
export async function openPools(trx: Trx, ledger: Ledger, enNames: readonly string[]): Promise<void> {
  if (enNames.length === 0) return;
  const opened = await trx
    .withTables<VenueTables>()
    .insertInto('venue_pool')
    .values(enNames.flatMap((enName) => TIERS.map((tier) => ({ en_name: enName, tier, carry: 0 }))))
    .onConflict((conflict) => conflict.columns(['en_name', 'tier']).doNothing())
    .returning(['en_name', 'tier'])
    .execute();
  if (opened.length === 0) return;
  const key = `venue-pools:${[...new Set(opened.map((pool) => pool.en_name))].sort().join(',')}:open`;
  const { outcome } = await ledger.post(trx, {
    key,
    kind: 'adjustment',
    reference: 'venue-pools',
    lines: opened.flatMap(({ en_name: enName, tier }): LedgerLine[] => [
      { account: { kind: 'venue', enName }, amount: negate(POOL_TERMS[tier].opening) },
      { account: { kind: 'venue-pool', enName, tier }, amount: POOL_TERMS[tier].opening },
    ]),
  });
  if (outcome !== 'posted') throw new TypeError(`${key} could not be posted: ${outcome}`);
}

/** Remainders of earlier shares. */
export type Carries = Readonly<Record<JackpotTier, number>>;

/** Locks the pools of a venue, because each round feeds them. Returns null for a venue without pools. */
export async function lockCarries(trx: Trx, enName: string): Promise<Carries | null> {
  const rows = await trx
    .withTables<VenueTables>()
    .selectFrom('venue_pool')
    .select(['tier', 'carry'])
    .where('en_name', '=', enName)
    .orderBy('tier')
    .forUpdate()
    .execute();
  if (rows.length === 0) return null;
  const of = (tier: JackpotTier): number => {
    const row = rows.find((each) => each.tier === tier);
    if (row === undefined) throw new Error(`${enName} has no ${tier} pool`);
    return row.carry;
  };
  return { grand: of('grand'), major: of('major'), minor: of('minor') };
}

export async function saveCarry(trx: Trx, enName: string, tier: JackpotTier, carry: number): Promise<void> {
  await trx
    .withTables<VenueTables>()
    .updateTable('venue_pool')
    .set({ carry })
    .where('en_name', '=', enName)
    .where('tier', '=', tier)
    .execute();
}

/** Returns the balances of a venue's pools; empty for a venue without pools. */
export async function readPools(reader: Reader, ledger: Ledger, enName: string): Promise<Pools> {
  const balances = (await ledger.poolBalances(reader)).filter((pool) => pool.enName === enName);
  const of = (tier: JackpotTier): Fen => balances.find((pool) => pool.tier === tier)?.balance ?? ZERO_FEN;
  return { grand: of('grand'), major: of('major'), minor: of('minor') };
}
