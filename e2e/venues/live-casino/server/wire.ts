import { formatYuan, parseYuan, type Fen } from '../../kit/money';
import { FIELDS, listBets, STAKE_UNIT, type Bets, type Field, type Outcome } from '../engine';
import { LIVE_VENUE_NAME, RETURNS, type LiveTable } from '../games';
import type { TableState, WireBets, WireOutcome } from '../protocol';

/** @throws RangeError for a value that passes the schema but is not an amount */
export function toBets(wire: WireBets): Bets {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const text = wire[field];
      if (text === undefined) return [];
      const stake = parseYuan(text);
      if (stake === null) throw new RangeError('no amount');
      return [[field, stake]];
    }),
  ) as Bets;
}

/** Formats bets; omits fields without a stake. */
export function writeBets(bets: Bets): WireBets {
  return Object.fromEntries(listBets(bets).map(({ field, stake }) => [field, formatYuan(stake)])) as WireBets;
}

/**
 * Returns true when these stakes may be added to the existing ones: whole yuan, more than zero on each named field, and
 * each field within its limit.
 */
export function areWithinLimits(limits: LiveTable['limits'], before: Bets, more: Bets): boolean {
  const named = Object.keys(more) as Field[];
  return named.length > 0 && named.every((field) => isWithin(limits[field], before[field] ?? 0n, more[field] ?? 0n));
}

function isWithin({ min, max }: LiveTable['limits'][Field], before: Fen, more: Fen): boolean {
  return more > 0n && more % STAKE_UNIT === 0n && before + more >= min && before + more <= max;
}

/** Returns the constant facts of a table for the page. */
export function describeTable({ gameCode, name, chips, limits, pace }: LiveTable): Pick<TableState, 'game' | 'table'> {
  return {
    game: { gameCode, name, venueName: LIVE_VENUE_NAME },
    table: {
      pace,
      returns: RETURNS,
      chips: chips.map(formatYuan),
      limits: Object.fromEntries(
        FIELDS.map((field) => [field, { min: formatYuan(limits[field].min), max: formatYuan(limits[field].max) }]),
      ) as TableState['table']['limits'],
    },
  };
}

export function describeOutcome({ player, banker, ...rest }: Outcome): WireOutcome {
  return { player: [...player], banker: [...banker], ...rest };
}
