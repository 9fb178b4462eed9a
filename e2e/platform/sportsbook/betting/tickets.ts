import type { WireTicket } from '@site/shared/wire/tickets';
import { sql, type Selectable } from 'kysely';
import { businessDate } from '@site/shared/calendar';
import type { Reader, Trx } from '../../kernel';
import { fen, formatYuan } from '../../kernel';
import type { Price } from '../exact-arithmetic/price';
import type { MatchRecord } from '../matches/matchRecord';
import { readMatches } from '../matches/matchStore';
import { viewMatch } from '../matches/matchView';
import type { SportsbookSettings } from '../matches/settings';
import type { SportsbookTables } from '../database/tables';
import { readTargets } from './cash-out/targets';
import { sharersOf } from './sharers';

export type TicketRow = Selectable<SportsbookTables['sb_ticket']>;
export type LegRow = Selectable<SportsbookTables['sb_ticket_leg']>;

/** Returns a ticket id such as `251121000042`: the business day and a number that is never reused. */
export async function nextTicketId(trx: Trx, nowMs: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('sb_ticket_number')::text as number`.execute(trx);
  return businessDate(nowMs).slice(2).replaceAll('-', '') + (rows[0]?.number ?? '').padStart(6, '0');
}

export async function readLegs(reader: Reader, ticketIds: readonly string[]): Promise<readonly LegRow[]> {
  if (ticketIds.length === 0) return [];
  return reader
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket_leg')
    .selectAll()
    .where('ticket_id', 'in', ticketIds)
    .orderBy('ticket_id')
    .orderBy('position')
    .execute();
}

/** Returns the price at which a leg was taken. */
export function legPrice({ odds_type: type, ior: text }: LegRow): Price {
  return { type, text };
}

/** Returns tickets in wire format, in the order of the rows, with the current score of their matches. */
export async function wireTickets(
  reader: Reader,
  rows: readonly TicketRow[],
  nowMs: number,
  settings: SportsbookSettings,
): Promise<WireTicket[]> {
  const legs = await readLegs(
    reader,
    rows.map(({ ticket_id }) => ticket_id),
  );
  const records = await readMatches(reader, [...new Set(legs.map(({ game_id }) => game_id))], settings.feedDelayMs);
  const matches = new Map(records.map((record) => [record.gameId, record]));
  const parts = await readParts(
    reader,
    rows.map(({ ticket_id }) => ticket_id),
  );
  const targets = await readTargets(
    reader,
    rows.filter(({ state }) => state === 'open').map(({ ticket_id }) => ticket_id),
  );
  return rows.map((row) => ({
    ticket_id: row.ticket_id,
    key: row.key,
    active: row.state === 'confirming' ? 'Y' : 'N',
    state: row.state,
    placedAt: row.placed_at.getTime(),
    ...(row.accepted_at && { acceptedAt: row.accepted_at.getTime() }),
    ...(row.settled_at && { settledAt: row.settled_at.getTime() }),
    ...modeOf(row),
    legs: legs
      .filter(({ ticket_id }) => ticket_id === row.ticket_id)
      .flatMap((leg) => wireLeg(row.together === null ? leg : { ...leg, ior: '' }, matches.get(leg.game_id), nowMs, settings)),
    ...(row.folds && { folds: [...row.folds], lines: row.lines }),
    stake: formatYuan(fen(row.stake)),
    risk: formatYuan(fen(row.risk)),
    toWin: formatYuan(fen(row.to_win)),
    ...targetOf(targets.get(row.ticket_id)),
    ...(row.part_of !== null && { partOf: row.part_of }),
    ...paidEarly(parts.get(row.ticket_id)),
    ...(row.payout !== null && { payout: formatYuan(fen(row.payout)) }),
    ...(row.result !== null && { result: row.result }),
  }));
}

/**
 * A client that does not know builders sees a parlay whose legs have no prices of their own, so there is nothing to
 * multiply.
 */
function modeOf({ mode, together }: TicketRow): Pick<WireTicket, 'mode' | 'together'> {
  return mode === 'builder' ? { mode: 'parlay', together: { oddsType: 'E', ior: together ?? '' } } : { mode };
}

function targetOf(target: bigint | undefined): Pick<WireTicket, 'autoCashOut'> {
  return target === undefined ? {} : { autoCashOut: formatYuan(fen(target)) };
}

interface Parts {
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Returns the sums of the parts that were cashed out, by ticket id of the whole. The whole may be open or settled. */
async function readParts(reader: Reader, ticketIds: readonly string[]): Promise<ReadonlyMap<string, Parts>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await reader
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .select(['part_of', sql<bigint>`sum(stake)::bigint`.as('stake'), sql<bigint>`sum(payout)::bigint`.as('payout')])
    .where('part_of', 'in', ticketIds)
    .groupBy('part_of')
    .execute();
  return new Map(rows.flatMap(({ part_of: whole, ...parts }) => (whole === null ? [] : [[whole, parts] as const])));
}

function paidEarly(parts: Parts | undefined): Pick<WireTicket, 'paidEarly'> {
  return parts ? { paidEarly: { stake: formatYuan(fen(parts.stake)), payout: formatYuan(fen(parts.payout)) } } : {};
}

function wireLeg(leg: LegRow, record: MatchRecord | undefined, nowMs: number, settings: SportsbookSettings): WireTicket['legs'] {
  // This is only a guard: a match is never deleted while a ticket refers to it.
  if (record === undefined) return [];
  const score = currentScore(record, nowMs, settings);
  const tied = sharersOf(leg, record.end);
  return [
    {
      gameId: leg.line_game_id,
      match_id: String(record.gameId),
      w: leg.w,
      r: leg.r,
      sport: record.sport,
      ...(leg.shown.of && { of: leg.shown.of }),
      ...(leg.shown.name !== undefined && { name: leg.shown.name }),
      state: 'open',
      ratio: leg.ratio,
      strong: leg.strong,
      oddsType: leg.odds_type,
      ior: leg.ior,
      league: record.league.name,
      team_h: record.home.name,
      team_c: record.away.name,
      team_h_id: String(record.home.id),
      team_c_id: String(record.away.id),
      startsAt: record.startsAtMs,
      ...(leg.bet_home !== null && leg.bet_away !== null && { sc_bet_H: leg.bet_home, sc_bet_C: leg.bet_away }),
      ...(score && { sc_FT_H: score.home, sc_FT_C: score.away }),
      ...(leg.result !== null && { result: leg.result }),
      ...(tied > 1 && { places: 1, tied }),
    },
  ];
}

function currentScore(record: MatchRecord, nowMs: number, settings: SportsbookSettings) {
  if (record.sport === 'FS') return null;
  if (record.end !== null) return record.end.final;
  const { state } = viewMatch(record, nowMs, settings);
  return state.period === 'not-started' ? null : state.score;
}
