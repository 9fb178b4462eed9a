import { parseSport, ticketFromWire } from '@site/shared/betting';
import { fenFromWire } from '@site/shared/money';
import type { betRecordListCall, betRecordTotalCall, WirePlayEntry } from '@site/shared/wire/betRecords';
import type { ResponseOf } from '@site/shared/wire/call';
import type { WireRound } from '@site/shared/wire/roundRecords';
import type { PlayEntry, PlayPage, PlaySums, PlayTotals } from './play';
import type { Round } from './round';

export function pageFromWire({ list, next, previous }: ResponseOf<typeof betRecordListCall>): PlayPage {
  return { rows: list.map(entryFromWire), next, previous };
}

export function totalsFromWire({ payout, won, lost, days, sports, venues, ...whole }: ResponseOf<typeof betRecordTotalCall>): PlayTotals {
  return {
    ...sumsFromWire(whole),
    payout: fenFromWire(payout),
    won,
    lost,
    days: days.map(({ day, ...sums }) => ({ day, ...sumsFromWire(sums) })),
    sports: sports.map(({ sport, ...sums }) => ({
      sport: sport === 'mixed' ? sport : (parseSport(sport) ?? 'other'),
      ...sumsFromWire(sums),
    })),
    venues: venues.map(({ enName, name, category, ...sums }) => ({ enName, name, category, ...sumsFromWire(sums) })),
  };
}

interface WireSums {
  readonly count: number;
  readonly risk: string;
  readonly turnover: string;
  readonly net: string;
}

function sumsFromWire({ count, risk, turnover, net }: WireSums): PlaySums {
  return { count, risk: fenFromWire(risk), turnover: fenFromWire(turnover), net: fenFromWire(net) };
}

function entryFromWire(entry: WirePlayEntry): PlayEntry {
  return entry.kind === 'ticket'
    ? { kind: 'ticket', ticket: ticketFromWire(entry.ticket) }
    : { kind: 'round', round: roundFromWire(entry.round) };
}

function roundFromWire({ roundId, stake, released, payout, jackpot, ...facts }: WireRound): Round {
  const { enName, venueName, gameCode, gameName, category, state, at } = facts;
  return {
    id: roundId,
    enName,
    venueName,
    gameCode,
    gameName,
    category,
    state,
    stake: fenFromWire(stake),
    released: released === undefined ? undefined : fenFromWire(released),
    payout: fenFromWire(payout),
    jackpot: jackpot === undefined ? undefined : fenFromWire(jackpot),
    at,
  };
}
