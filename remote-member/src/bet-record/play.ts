import type { Sport, Ticket } from '@site/shared/betting';
import { subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import type { PlayCategory } from './category';
import { roundKey, type Round } from './round';

/** Venue code of the local sports channel. */
export const LOCAL_CHANNEL = 'CRTY';

/** Entry of the record: a ticket of the local channel, or a round of a venue's game. */
export type PlayEntry = { readonly kind: 'ticket'; readonly ticket: Ticket } | { readonly kind: 'round'; readonly round: Round };

/** Entries between two places, newest first. */
export interface PlayPage {
  readonly rows: readonly PlayEntry[];
  /** Place after which older entries follow. */
  readonly next: string | undefined;
  /** Place before which newer entries come. */
  readonly previous: string | undefined;
}

export interface PlaySums {
  readonly count: number;
  /** Amount at risk, including open entries: the risk of a ticket, the stake of a round. */
  readonly risk: Fen;
  readonly turnover: Fen;
  /** Payout minus risk of the finished entries; negative for a loss. */
  readonly net: Fen;
}

export interface PlayTotals extends PlaySums {
  readonly payout: Fen;
  /** Number of entries that returned more than was at risk; `lost` counts those that returned less. */
  readonly won: number;
  readonly lost: number;
  /** Totals by business day, such as `2026-11-21`, in order; days without play are left out. */
  readonly days: readonly (PlaySums & { readonly day: string })[];
  /** Totals of the local channel by sport, highest turnover first. */
  readonly sports: readonly (PlaySums & { readonly sport: Sport | 'mixed' })[];
  readonly venues: readonly (PlaySums & { readonly enName: string; readonly name: string; readonly category: PlayCategory })[];
}

/** Venue in which the member has played, with the games played there; for the local channel the codes of sports. */
export interface PlayedVenue {
  readonly enName: string;
  readonly name: string;
  readonly category: PlayCategory;
  readonly games: readonly { readonly gameCode: string; readonly name: string }[];
}

/** Returns a key that is unique in the record. */
export function entryKey(entry: PlayEntry): string {
  return entry.kind === 'ticket' ? `ticket ${entry.ticket.id}` : `round ${roundKey(entry.round)}`;
}

/** Returns the amount at risk. Minus the payout, it is the loss. */
export function entryRisk(entry: PlayEntry): Fen {
  return entry.kind === 'ticket' ? entry.ticket.risk : entry.round.stake;
}

/** Returns payout minus risk; `undefined` while the entry is open. */
export function entryNet(entry: PlayEntry): Fen | undefined {
  if (entry.kind === 'ticket') {
    const { state, risk } = entry.ticket;
    if (state.status === 'cashed-out') return subtractFen(state.payout, risk);
    if (state.status !== 'settled') return undefined;
    return state.result.kind === 'void' ? ZERO_FEN : subtractFen(state.payout, risk);
  }
  const { state, payout, stake } = entry.round;
  if (state === 'open') return undefined;
  return state === 'void' ? ZERO_FEN : subtractFen(payout, stake);
}

/**
 * Returns the share of won entries among those that won or lost, in percent with one decimal.
 *
 * @returns `undefined` when none won or lost
 * @example winRate({ won: 2, lost: 1 }) // '66.7'
 */
export function winRate({ won, lost }: Pick<PlayTotals, 'won' | 'lost'>): string | undefined {
  const decided = won + lost;
  return decided === 0 ? undefined : ((won / decided) * 100).toFixed(1);
}

/**
 * Returns the cumulative net win at the end of each day, including days without play, so that the line has no gaps.
 *
 * @param days days of the span, in order
 */
export function profitLine(
  days: PlayTotals['days'],
  allDays: readonly string[],
): readonly { readonly day: string; readonly net: number }[] {
  const byDay = new Map(days.map(({ day, net }) => [day, net]));
  let sum = 0;
  return allDays.map((day) => {
    sum += byDay.get(day) ?? 0;
    return { day, net: sum };
  });
}
