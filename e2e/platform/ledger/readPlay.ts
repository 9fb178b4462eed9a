import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';

/** Amounts that bets and rounds have moved for a member, from any wallet. */
export interface Play {
  /** Stakes taken, without those of rejected bets and returned rounds. */
  readonly staked: Fen;
  /** Stakes taken minus everything that was paid back; includes open stakes. Negative for a member who is ahead. */
  readonly lost: Fen;
  /** Net result of what has ended; negative for a loss. */
  readonly net: Fen;
}

export const NO_PLAY: Play = { staked: ZERO_FEN, lost: ZERO_FEN, net: ZERO_FEN };

/** Returns the amounts posted since each of these times, in their order. */
export async function readPlay(reader: Reader, memberId: MemberId, since: readonly Date[]): Promise<readonly Play[]> {
  if (since.length === 0) return [];
  const first = new Date(Math.min(...since.map((moment) => moment.getTime())));
  const { rows } = await sql<{ staked: bigint; lost: bigint; net: bigint }>`
    with played as materialized (
      select transfer.created_at as at, entry.amount, account.kind <> 'member-held' as is_wallet,
        account.kind = 'member-central' and transfer.kind in ('hold', 'release')
          or account.kind <> 'member-held' and transfer.kind = 'round' and (entry.amount < 0 or transfer.key like '%:given-back') as is_stake
      from ledger_account account
        join ledger_entry entry on entry.account_id = account.id
        join ledger_transfer transfer on transfer.id = entry.transfer_id
      where account.member_id = ${memberId}
        and transfer.kind in ('hold', 'release', 'settle', 'restore', 'round')
        and transfer.created_at >= ${first}
    )
    select
      coalesce(-sum(played.amount) filter (where is_stake), 0)::bigint as staked,
      coalesce(-sum(played.amount) filter (where is_wallet), 0)::bigint as lost,
      coalesce(sum(played.amount), 0)::bigint as net
    from unnest(${since}::timestamptz[]) with ordinality as span (since, place)
      left join played on played.at >= span.since
    group by span.place
    order by span.place`.execute(reader);
  return rows.map(({ staked, lost, net }) => ({ staked: fen(staked), lost: fen(lost), net: fen(net) }));
}
