import type { Fen, Trx } from '../kernel';
import { fen, formatYuan, negate, parseYuan, ZERO_FEN } from '../kernel';
import type { Finding } from '../ledger/audit';
import { GIVEN_BACK, PAID, roundKey } from '../ledger/roundKeys';
import type { VenueMove } from '../ledger/readBook';
import { transferKey } from './createTransferService';
import type { VenueTables } from './tables';

/**
 * Compares the venues' records with the ledger. Each stake and payout of a round with real money, each transfer and
 * each recycling must have exactly the posting it describes, and no posting may lack a record (except money brought
 * along by a launch).
 */
export async function auditVenues(trx: Trx, moves: readonly VenueMove[]): Promise<readonly Finding[]> {
  const expected = new Map([...(await roundsOf(trx)), ...(await transfersOf(trx))]);
  const posted = new Map(moves.filter(({ key }) => !key.startsWith('venue-launch:')).map(({ key, inVenues }) => [key, inVenues]));
  const findings: Finding[] = [];
  for (const key of new Set([...expected.keys(), ...posted.keys()])) {
    const [recorded, found] = [expected.get(key), posted.get(key)];
    if (recorded === found) continue;
    findings.push({ check: 'venue-move-is-recorded', detail: `${key} is recorded as ${shown(recorded)}, posted: ${shown(found)}` });
  }
  return findings;
}

/** Returns the amount that each record brought into venues; below 0 when it took money out. */
async function roundsOf(trx: Trx): Promise<readonly [string, Fen][]> {
  const rows = await trx
    .withTables<VenueTables>()
    .selectFrom('venue_round')
    .select(['session_id', 'round_id', 'state', 'steps', 'stake', 'payout', 'jackpot_amount'])
    .where('is_trial', '=', false)
    .execute();
  return rows.flatMap((row): [string, Fen][] => {
    const keyOf = (step?: string): string => roundKey(row.session_id, row.round_id, step);
    if (row.steps.length === 0) return [[keyOf(), fen(row.payout + (row.jackpot_amount ?? ZERO_FEN) - row.stake)]];
    const taken = row.steps.map(({ stepId, amount }): [string, Fen] => [keyOf(stepId), negate(parseYuan(amount) ?? ZERO_FEN)]);
    if (row.state === 'void') return [...taken, [keyOf(GIVEN_BACK), fen(row.stake)]];
    return row.payout === ZERO_FEN ? taken : [...taken, [keyOf(PAID), fen(row.payout)]];
  });
}

async function transfersOf(trx: Trx): Promise<readonly [string, Fen][]> {
  const rows = await trx.withTables<VenueTables>().selectFrom('venue_transfer').select(['member_id', 'key', 'kind', 'moved']).execute();
  return rows
    .filter(({ moved }) => moved.length > 0)
    .map(({ member_id: memberId, key, kind, moved }) => {
      const sum = moved.reduce<bigint>((total, { amount }) => total + (parseYuan(amount) ?? ZERO_FEN), ZERO_FEN);
      return [transferKey(memberId, key), fen(kind === 'in' ? sum : -sum)];
    });
}

function shown(amount: Fen | undefined): string {
  return amount === undefined ? 'nothing' : formatYuan(amount);
}
