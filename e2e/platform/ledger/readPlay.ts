import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';

/** What bets and rounds have moved for a member, whichever wallet they were played from. */
export interface Play {
  /** Stakes taken, but for those of bets that were rejected and rounds that were given back. */
  readonly staked: Fen;
  /** Stakes taken, less everything that came back: an open stake is in it. Negative for who is ahead. */
  readonly lost: Fen;
  /** Won (or, negative, lost) by what has ended. */
  readonly net: Fen;
}

/** By the postings from `since` on. */
export async function readPlay(reader: Reader, memberId: MemberId, since: Date): Promise<Play> {
  const { rows } = await sql<{ staked: bigint; lost: bigint; net: bigint }>`
    select
      coalesce(-sum(entry.amount) filter (
        where account.kind = 'member-central' and transfer.kind in ('hold', 'release')
          or account.kind <> 'member-held' and transfer.kind = 'round' and (entry.amount < 0 or transfer.key like '%:given-back')
      ), 0)::bigint as staked,
      coalesce(-sum(entry.amount) filter (where account.kind <> 'member-held'), 0)::bigint as lost,
      coalesce(sum(entry.amount), 0)::bigint as net
    from ledger_account account
      join ledger_entry entry on entry.account_id = account.id
      join ledger_transfer transfer on transfer.id = entry.transfer_id
    where account.member_id = ${memberId}
      and transfer.kind in ('hold', 'release', 'settle', 'restore', 'round')
      and transfer.created_at >= ${since}`.execute(reader);
  const [row] = rows;
  return { staked: fen(row?.staked ?? 0n), lost: fen(row?.lost ?? 0n), net: fen(row?.net ?? 0n) };
}
