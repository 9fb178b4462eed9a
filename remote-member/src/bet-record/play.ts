import type { Sport, Ticket } from '@site/shared/betting';
import { subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import type { PlayCategory } from './category';
import { roundKey, type Round } from './round';

/** The local sports channel. */
export const LOCAL_CHANNEL = 'CRTY';

/** One entry of the record: a ticket of the local channel, or a round of a venue's game. */
export type PlayEntry = { readonly kind: 'ticket'; readonly ticket: Ticket } | { readonly kind: 'round'; readonly round: Round };

/** Entries between two places, newest first. */
export interface PlayPage {
  readonly rows: readonly PlayEntry[];
  /** Older entries come after it. */
  readonly next: string | undefined;
  /** Newer entries come before it. */
  readonly previous: string | undefined;
}

export interface PlaySums {
  readonly count: number;
  /** The amount held by entries, open ones too: the risk of a bet, the stake of a round. */
  readonly risk: Fen;
  /** Stakes that count as valid turnover. */
  readonly turnover: Fen;
  /** Of what is over: what came back less what was at risk; below zero for a loss. */
  readonly net: Fen;
}

/** Totals of everything the filter lets through. */
export interface PlayTotals extends PlaySums {
  readonly payout: Fen;
  /** Entries that brought more than was at risk, and less. */
  readonly won: number;
  readonly lost: number;
  /** By business day, such as `2026-11-21`, in order; days without play are left out. */
  readonly days: readonly (PlaySums & { readonly day: string })[];
  /** Of the local channel, the most turnover first. */
  readonly sports: readonly (PlaySums & { readonly sport: Sport | 'mixed' })[];
  readonly venues: readonly (PlaySums & { readonly enName: string; readonly name: string; readonly category: PlayCategory })[];
}

/** A venue the member has played in, with the games played there; of the local channel the codes of sports. */
export interface PlayedVenue {
  readonly enName: string;
  readonly name: string;
  readonly category: PlayCategory;
  readonly games: readonly { readonly gameCode: string; readonly name: string }[];
}

/** Unique in the record. */
export function entryKey(entry: PlayEntry): string {
  return entry.kind === 'ticket' ? `ticket ${entry.ticket.id}` : `round ${roundKey(entry.round)}`;
}

/** The amount held by an entry. Less the payout, it is the loss. */
export function entryRisk(entry: PlayEntry): Fen {
  return entry.kind === 'ticket' ? entry.ticket.risk : entry.round.stake;
}

/** What came back less what was at risk; `undefined` while it is open. */
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
 * The share of won entries among those that won or lost, in percent with one decimal.
 *
 * @returns `undefined` where none has
 * @example winRate({ won: 2, lost: 1 }) // '66.7'
 */
export function winRate({ won, lost }: Pick<PlayTotals, 'won' | 'lost'>): string | undefined {
  const decided = won + lost;
  return decided === 0 ? undefined : ((won / decided) * 100).toFixed(1);
}

/**
 * The net win so far at the end of each day of a span, days without play included: a line without gaps.
 *
 * @param days in order
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
