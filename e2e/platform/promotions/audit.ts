import type { Fen, Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';
import { readDrawRewards } from './draws';
import { promotionReference } from './joinings';
import type { PromotionTables } from './tables';

/**
 * Audits the ledger against joins and draws: each promotion has paid exactly what its rows state, in as many postings.
 */
export async function auditJoinings(trx: Trx, postingsOf: (reference: string) => Promise<readonly Fen[]>): Promise<readonly Finding[]> {
  const joinings = await trx.withTables<PromotionTables>().selectFrom('promotion_joining').select(['promotion_id', 'reward']).execute();
  const rows = [...joinings, ...(await readDrawRewards(trx))];
  const findings: Finding[] = [];
  for (const id of new Set(rows.map((row) => row.promotion_id))) {
    const promised = inOrder(rows.filter((row) => row.promotion_id === id).map(({ reward }) => reward));
    const posted = inOrder(await postingsOf(promotionReference(id)));
    if (promised.join() !== posted.join()) {
      findings.push({ check: 'promotion-paid-once', detail: `${id} promised ${inYuan(promised)}, posted: ${inYuan(posted)}` });
    }
  }
  return findings;
}

function inOrder(amounts: readonly bigint[]): readonly bigint[] {
  return [...amounts].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}

function inYuan(amounts: readonly bigint[]): string {
  return amounts.map((amount) => formatYuan(fen(amount))).join(', ') || 'nothing';
}
