import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { LedgerTables } from '../ledger/tables';
import { parseBenefitId } from './benefits';

/** Gift that was paid, from the ledger. */
export interface Gift {
  readonly id: string;
  readonly source:
    | { readonly of: 'points'; readonly exchangeId: string }
    | { readonly of: 'weekly' }
    | { readonly of: 'birthday' }
    | { readonly of: 'level'; readonly grade: number }
    | { readonly of: 'promotion'; readonly promotionId: string };
  readonly amount: Fen;
  readonly at: Date;
}

export interface GiftRequest {
  readonly memberId: MemberId;
  /** Null for all kinds. */
  readonly kind: Gift['source']['of'] | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly offset: number;
  readonly limit: number;
}

/** Patterns of the ledger references by kind. The first match counts. */
const REFERENCES: Readonly<Record<Gift['source']['of'], string>> = {
  points: 'points:%',
  weekly: 'promotion:vip-week',
  birthday: 'promotion:vip-birthday',
  level: 'promotion:vip-level-%',
  promotion: 'promotion:%',
};

/** Reads a member's gifts, newest first, from the ledger only, so the record shows exactly what was paid. */
export async function readGifts(
  reader: Reader,
  { memberId, kind, from, to, offset, limit }: GiftRequest,
): Promise<{ readonly total: number; readonly gifts: readonly Gift[] }> {
  let entries = reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .innerJoin('ledger_transfer', 'ledger_transfer.id', 'ledger_entry.transfer_id')
    .where('ledger_account.kind', '=', 'member-central')
    .where('ledger_account.member_id', '=', memberId)
    .where('ledger_transfer.kind', '=', 'bonus')
    .where((where) =>
      where.or([
        where('ledger_transfer.reference', 'like', REFERENCES.points),
        where('ledger_transfer.reference', 'like', REFERENCES.promotion),
      ]),
    );
  if (kind !== null) entries = entries.where('ledger_transfer.reference', 'like', REFERENCES[kind]);
  if (kind === 'promotion') {
    entries = entries
      .where('ledger_transfer.reference', 'not like', REFERENCES.weekly)
      .where('ledger_transfer.reference', 'not like', REFERENCES.birthday)
      .where('ledger_transfer.reference', 'not like', REFERENCES.level);
  }
  if (from !== null) entries = entries.where('ledger_transfer.created_at', '>=', from);
  if (to !== null) entries = entries.where('ledger_transfer.created_at', '<', to);

  const { total } = await entries.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const rows = await entries
    .select(['ledger_entry.id', 'ledger_entry.amount', 'ledger_transfer.reference', 'ledger_transfer.created_at'])
    .orderBy('ledger_entry.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return {
    total,
    gifts: rows.map(({ id, amount, reference, created_at: at }) => ({
      id: id.toString(),
      source: sourceOf(reference),
      amount: fen(amount),
      at,
    })),
  };
}

function sourceOf(reference: string): Gift['source'] {
  const [what = '', id = ''] = reference.split(/:(.*)/s);
  if (what === 'points') return { of: 'points', exchangeId: id };
  const benefit = parseBenefitId(id);
  if (benefit === null) return { of: 'promotion', promotionId: id };
  return benefit.kind === 'level' ? { of: 'level', grade: benefit.grade } : { of: benefit.kind };
}
