import { sql, type Selectable } from 'kysely';
import type { Fen, JackpotTier, MemberId, Reader, Round, RoundReport, Trx } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import type { VenueTables } from './tables';
import type { KeptSession } from './venueSessions';

export type KeptRound = Selectable<VenueTables['venue_round']>;

export async function findRound(reader: Reader, enName: string, roundId: string): Promise<KeptRound | undefined> {
  return selectRound(reader, enName, roundId).executeTakeFirst();
}

/** Returns the round and locks it, so that its other steps wait. */
export async function lockRound(trx: Trx, enName: string, roundId: string): Promise<KeptRound | undefined> {
  return selectRound(trx, enName, roundId).forUpdate().executeTakeFirst();
}

function selectRound(reader: Reader, enName: string, roundId: string) {
  return reader
    .withTables<VenueTables>()
    .selectFrom('venue_round')
    .selectAll()
    .where('en_name', '=', enName)
    .where('round_id', '=', roundId);
}

/**
 * Checks the released amount.
 *
 * @throws RangeError when it is more than the stake or the return
 */
export function checkReleased(released: Fen = ZERO_FEN, { stake, payout }: { readonly stake: Fen; readonly payout: Fen }): Fen {
  if (released < ZERO_FEN || released > stake || released > payout) throw new RangeError('what is released was staked, and comes back');
  return released;
}

/**
 * Checks the exposure.
 *
 * @throws RangeError when it is more than the amount played for
 */
export function checkExposure(exposure: Fen, { stake, released }: { readonly stake: Fen; readonly released: Fen }): Fen {
  if (exposure < ZERO_FEN || exposure > stake - released) throw new RangeError('no more is exposed than was played for');
  return exposure;
}

/** Saves a round that was played in one step. */
export async function saveRound(
  trx: Trx,
  { id, memberId, enName, gameCode, isTrial }: KeptSession,
  {
    report,
    ...round
  }: Round & {
    readonly released: Fen;
    readonly exposure: Fen;
    readonly isCentral: boolean;
    readonly report: RoundReport;
  },
): Promise<void> {
  await trx
    .withTables<VenueTables>()
    .insertInto('venue_round')
    .values({
      session_id: id,
      round_id: round.roundId,
      member_id: memberId,
      en_name: enName,
      game_code: gameCode,
      is_trial: isTrial,
      is_central: round.isCentral,
      stake: round.stake,
      payout: round.payout,
      released: round.released,
      exposure: round.exposure,
      jackpot_tier: round.jackpot?.tier ?? null,
      jackpot_amount: round.jackpot?.amount ?? null,
      state: 'ended',
      steps: JSON.stringify([]),
      detail: JSON.stringify(round.detail ?? null),
      report: JSON.stringify(report),
      balance_after: round.balance,
      played_at: round.playedAt,
    })
    .execute();
}

/** Returns the real money staked in open rounds. */
export async function openStakes(reader: Reader, memberId: MemberId): Promise<Fen> {
  const { sum } = await reader
    .withTables<VenueTables>()
    .selectFrom('venue_round')
    .select(sql<bigint>`coalesce(sum(stake), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('is_trial', '=', false)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return fen(sum);
}

/** Returns the real money that was only reserved in rounds played in one step. */
export async function roundReleased(reader: Reader, memberId: MemberId, since: Date): Promise<Fen> {
  const { sum } = await reader
    .withTables<VenueTables>()
    .selectFrom('venue_round')
    .select(sql<bigint>`coalesce(sum(released), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('is_trial', '=', false)
    .where('state', '=', 'ended')
    .where('played_at', '>=', since)
    .where(sql<boolean>`steps = '[]'::jsonb`)
    .executeTakeFirstOrThrow();
  return fen(sum);
}

/** Jackpot that a member won with real money. */
export interface PoolWin {
  readonly memberId: MemberId;
  readonly enName: string;
  readonly gameCode: string;
  readonly tier: JackpotTier;
  readonly amount: Fen;
  readonly at: Date;
}

/** Returns the wins, newest first, of all venues or of `enName`. */
export async function readPoolWins(reader: Reader, enName: string | undefined, limit: number): Promise<readonly PoolWin[]> {
  const all = reader
    .withTables<VenueTables>()
    .selectFrom('venue_round')
    .select(['member_id', 'en_name', 'game_code', 'jackpot_tier', 'jackpot_amount', 'played_at'])
    .where('jackpot_tier', 'is not', null)
    .where('is_trial', '=', false)
    .orderBy('played_at', 'desc')
    .limit(limit);
  const rows = await (enName === undefined ? all : all.where('en_name', '=', enName)).execute();
  return rows.flatMap((row) =>
    row.jackpot_tier === null || row.jackpot_amount === null
      ? []
      : [
          {
            memberId: row.member_id,
            enName: row.en_name,
            gameCode: row.game_code,
            tier: row.jackpot_tier,
            amount: fen(row.jackpot_amount),
            at: row.played_at,
          },
        ],
  );
}

export function toRound(row: KeptRound): Round {
  return {
    roundId: row.round_id,
    stake: fen(row.stake),
    payout: fen(row.payout),
    jackpot: row.jackpot_tier === null || row.jackpot_amount === null ? null : { tier: row.jackpot_tier, amount: fen(row.jackpot_amount) },
    detail: row.detail,
    balance: fen(row.balance_after),
    playedAt: row.played_at,
  };
}
