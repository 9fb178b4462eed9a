import type { Category } from '@site/shared/wire/categories';
import { sql } from 'kysely';
import type { MemberId } from '../kernel';
import { LOCAL_CHANNEL } from '../venues/hasWallet';

/** Filter for entries. The time range includes both ends. */
export interface PlayFilter {
  readonly from: number;
  readonly to: number;
  readonly kind?: 'ticket' | 'round' | undefined;
  readonly category?: Category | undefined;
  readonly enName?: string | undefined;
  /** Game code at a venue; for the local channel, the sport. */
  readonly gameCode?: string | undefined;
  readonly state?: 'open' | 'settled' | 'cashed-out' | 'void' | undefined;
  readonly result?: 'won' | 'lost' | 'even' | undefined;
  /** Number of a ticket or round. */
  readonly number?: string | undefined;
}

/** Row of the expression `entry`. */
export interface PlayEntry {
  readonly kind: 'ticket' | 'round';
  readonly id: string;
  readonly en_name: string;
  /** Game code; for a ticket its sport, or `mixed` when its legs have several. */
  readonly game_code: string;
  /** Unique key; also orders entries with the same time. */
  readonly key: string;
  readonly at: Date;
}

/**
 * Builds the SQL expression `entry (kind, id, en_name, category, game_code, key, at, risk, payout, turnover, state,
 * net)` for a `with` clause: the member's real-money play that matches the filter. `net` is null while an entry is open
 * and 0 when the stake was returned. Turnover is the same amount that `countedPlay` counts.
 */
export function playEntries(memberId: MemberId, { from, to, kind, category, enName, gameCode, state, result, number }: PlayFilter) {
  const conditions = [
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(category === undefined ? [] : [sql`category = ${category}`]),
    ...(enName === undefined ? [] : [sql`en_name = ${enName}`]),
    ...(gameCode === undefined ? [] : [sql`game_code = ${gameCode}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(result === undefined ? [] : [RESULTS[result]]),
    ...(number === undefined ? [] : [sql`id = ${number}`]),
  ];
  return sql`entry as (
    select * from (
      select 'ticket' as kind, ticket_id as id, ${LOCAL_CHANNEL}::text as en_name, 'TY' as category,
        (select case when count(distinct sb_match.sport) > 1 then 'mixed' else min(sb_match.sport) end
          from sb_ticket_leg join sb_match using (game_id) where sb_ticket_leg.ticket_id = sb_ticket.ticket_id) as game_code,
        't:' || ticket_id as key, placed_at as at, risk, coalesce(payout, 0) as payout,
        coalesce(turnover, 0) as turnover,
        case when result like 'D%' then 'void' else state end as state,
        case when state = 'open' then null when result like 'D%' then 0 else payout - risk end as net
      from sb_ticket
      where member_id = ${memberId} and state in ('open', 'settled', 'cashed-out')
        and placed_at >= ${new Date(from)} and placed_at <= ${new Date(to)}
      union all
      select 'round', round_id, venue_round.en_name, venue.category, game_code,
        'r:' || venue_round.en_name || '/' || round_id, played_at, stake - released,
        case when venue_round.state = 'void' then stake else payout - released + coalesce(jackpot_amount, 0) end,
        exposure,
        case venue_round.state when 'ended' then 'settled' else venue_round.state end,
        case venue_round.state when 'open' then null when 'void' then 0 else payout - stake + coalesce(jackpot_amount, 0) end
      from venue_round
        cross join lateral (select category from venue where en_name = venue_round.en_name order by position limit 1) as venue
      where member_id = ${memberId} and not is_trial
        and played_at >= ${new Date(from)} and played_at <= ${new Date(to)}
    ) as played
    ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}
  )`;
}

const RESULTS = { won: sql`net > 0`, lost: sql`net < 0`, even: sql`net = 0` } as const;
