import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import { LOCAL_CHANNEL } from '../venues/hasWallet';
import { playEntries, type PlayFilter } from './playEntries';

export interface PlaySums {
  readonly count: number;
  readonly risk: Fen;
  readonly turnover: Fen;
  readonly net: Fen;
}

export interface PlayTotals extends PlaySums {
  readonly payout: Fen;
  readonly won: number;
  readonly lost: number;
  readonly days: readonly (PlaySums & { readonly day: string })[];
  readonly sports: readonly (PlaySums & { readonly sport: string })[];
  readonly venues: readonly (PlaySums & { readonly enName: string })[];
}

interface Row {
  readonly of: number;
  readonly day: string | null;
  readonly sport: string | null;
  readonly en_name: string | null;
  readonly count: number;
  readonly risk: bigint;
  readonly payout: bigint;
  readonly turnover: bigint;
  readonly net: bigint;
  readonly won: number;
  readonly lost: number;
}

/** Values of `grouping(day, en_name, sport)`: a bit is set for each column that a row is not grouped by. */
const OF = { whole: 7, day: 3, venue: 5, sport: 6 } as const;

/**
 * Computes the totals of all matching entries: overall, by business day, by venue and by sport, with the highest
 * turnover first. A single scan makes them consistent.
 */
export async function readTotals(reader: Reader, memberId: MemberId, filter: PlayFilter): Promise<PlayTotals> {
  const { rows } = await sql<Row>`
    with ${playEntries(memberId, filter)},
    placed as (
      select *, to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
        case when en_name = ${LOCAL_CHANNEL} then game_code end as sport
      from entry
    )
    select grouping(day, en_name, sport) as of, day, en_name, sport, count(*)::integer as count,
      coalesce(sum(risk), 0)::bigint as risk, coalesce(sum(payout), 0)::bigint as payout,
      coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(net), 0)::bigint as net,
      (count(*) filter (where net > 0))::integer as won, (count(*) filter (where net < 0))::integer as lost
    from placed
    group by grouping sets ((), (day), (en_name), (sport))
    order by day, turnover desc, risk desc, en_name, sport`.execute(reader);
  const whole = rows.find(({ of }) => of === OF.whole);
  if (whole === undefined) throw new TypeError('totals have a whole');
  return {
    ...sumsOf(whole),
    payout: fen(whole.payout),
    won: whole.won,
    lost: whole.lost,
    days: rows.flatMap((row) => (row.of === OF.day && row.day !== null ? [{ day: row.day, ...sumsOf(row) }] : [])),
    sports: rows.flatMap((row) => (row.of === OF.sport && row.sport !== null ? [{ sport: row.sport, ...sumsOf(row) }] : [])),
    venues: rows.flatMap((row) => (row.of === OF.venue && row.en_name !== null ? [{ enName: row.en_name, ...sumsOf(row) }] : [])),
  };
}

function sumsOf({ count, risk, turnover, net }: Row): PlaySums {
  return { count, risk: fen(risk), turnover: fen(turnover), net: fen(net) };
}
