import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import { GIVEN_BACK, PAID } from '../ledger/roundKeys';

/**
 * Deposit, bonus or share of a red packet received since the member's money was last zero everywhere: in the central
 * wallet, on hold, in venues and at stake in running rounds.
 */
export interface ReceivedMoney {
  readonly transferId: bigint;
  readonly kind: 'deposit' | 'bonus' | 'packet-claimed';
  readonly reference: string;
  readonly at: Date;
  readonly amount: Fen;
}

/**
 * Returns the money received, earliest first. Money that returns from the member's own packet is left out, because it
 * was free when it was sent. A stake taken before its round ends belongs to the member until the round ends; a stake
 * that pays nothing is gone from the time it was taken.
 */
export async function readReceived(reader: Reader, memberId: MemberId): Promise<readonly ReceivedMoney[]> {
  const { rows } = await sql<{ id: bigint; kind: ReceivedMoney['kind']; reference: string; created_at: Date; total: bigint }>`
    with moves as (
      select min(e.id) as place, t.id, t.key, t.kind, t.reference, t.created_at, sum(e.amount) as total
      from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
      where a.member_id = ${memberId}
      group by t.id
    ), round as (
      select 'round:' || session_id || ':' || round_id || ':' as prefix, stake, steps, state
      from venue_round
      where member_id = ${memberId} and not is_trial and steps <> '[]'::jsonb
    ), returned as (
      select moves.id, round.prefix, round.stake
      from round join moves on moves.key in (round.prefix || ${PAID}, round.prefix || ${GIVEN_BACK})
    ), at_stake as (
      select moves.id, -moves.total as amount
      from round cross join lateral jsonb_array_elements(round.steps) step join moves on moves.key = round.prefix || (step ->> 'stepId')
      where round.state = 'open' or round.prefix in (select prefix from returned)
      union all
      select id, -stake from returned
    ), course as (
      select moves.*, sum(moves.total + coalesce(at_stake.amount, 0)) over (order by moves.place) as balance
      from moves left join at_stake using (id)
    )
    select id, kind, reference, created_at, total::bigint as total from course
    where kind in ('deposit', 'bonus', 'packet-claimed') and place > coalesce((select max(place) from course where balance <= 0), 0)
    order by place`.execute(reader);
  return rows.map(({ id, kind, reference, created_at: at, total }) => ({ transferId: id, kind, reference, at, amount: fen(total) }));
}
