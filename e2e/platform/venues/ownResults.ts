import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import { codeOf } from './catalogue';
import type { VenueTables } from './tables';

/** Stake and return of one round with real money, including a jackpot and without amounts that were only reserved. */
export interface OwnResult {
  readonly stake: Fen;
  readonly payout: Fen;
  readonly at: Date;
}

interface Row {
  readonly en_name: string;
  readonly game_code: string;
  readonly stake: bigint;
  readonly paid: bigint;
  readonly played_at: Date;
}

/** Returns the member's last round of each launched game, by the key of `codeOf`. */
export async function readLastResults(reader: Reader, memberId: MemberId): Promise<ReadonlyMap<string, OwnResult>> {
  const { rows } = await sql<Row>`
    select visit.en_name, visit.game_code, round.stake, round.paid, round.played_at
    from venue_visit visit
    cross join lateral (
      select stake - released as stake, payout - released + coalesce(jackpot_amount, 0) as paid, played_at
      from venue_round
      where member_id = visit.member_id and en_name = visit.en_name and game_code = visit.game_code and not is_trial and state = 'ended'
      order by played_at desc
      limit 1
    ) round
    where visit.member_id = ${memberId}`.execute(reader.withTables<VenueTables>());
  return new Map(rows.map((row) => [codeOf(row.en_name, row.game_code), toResult(row)]));
}

/** Returns the results, newest first. */
export async function readResults(
  reader: Reader,
  memberId: MemberId,
  { enName, gameCode }: { readonly enName: string; readonly gameCode: string },
  limit: number,
): Promise<readonly OwnResult[]> {
  const rows = await reader
    .withTables<VenueTables>()
    .selectFrom('venue_round')
    .select([
      'played_at',
      sql<bigint>`stake - released`.as('stake'),
      sql<bigint>`payout - released + coalesce(jackpot_amount, 0)`.as('paid'),
    ])
    .where('member_id', '=', memberId)
    .where('en_name', '=', enName)
    .where('game_code', '=', gameCode)
    .where('is_trial', '=', false)
    .where('state', '=', 'ended')
    .orderBy('played_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toResult);
}

function toResult({ stake, paid, played_at: at }: Pick<Row, 'stake' | 'paid' | 'played_at'>): OwnResult {
  return { stake: fen(stake), payout: fen(paid), at };
}
