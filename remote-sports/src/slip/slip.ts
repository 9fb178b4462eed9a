import type { SelectionKey } from '@site/shared/betting';
import { ODDS_FORMAT, parlayToWin, type OddsFormat, type Price } from '@site/shared/odds';
import type { Fen } from '@site/shared/money';
import { PARLAY_MIN_LEGS, SLIP_MAX_ENTRIES } from './limits';
import type { Offer, SlipEntry, SlipMode } from './types';

export interface BetSlip {
  readonly mode: SlipMode;
  readonly entries: readonly SlipEntry[];
  /** In which the server is asked for prices. */
  readonly format: OddsFormat;
  /** What the player had chosen before a parlay put Hong Kong in its place. */
  readonly formatBeforeParlay?: OddsFormat;
}

/** Why a selection was not taken; each has its text in the locales under `slip.refused`. */
export type SlipRefusal = 'slip-full' | 'ticket-pending' | 'champion-in-parlay';

export type SlipChange = { readonly ok: true; readonly slip: BetSlip } | { readonly ok: false; readonly refusal: SlipRefusal };

/**
 * Picks a selection: takes it in, puts it in the place of what it excludes, or takes it out when it is already there.
 *
 * - single: the slip holds the picked selection alone;
 * - multiple: a selection on the same match or game replaces the earlier one;
 * - parlay: selections of one match stand side by side, and `sameGameConflicts` names those that do not count;
 * - champion and normal selections never stand together: the newer kind clears the older; a parlay takes no champion.
 *
 * Proves R-SLIP-08 to R-SLIP-12, R-SLIP-15 to R-SLIP-17, R-SLIP-19, R-SLIP-21. Assumption: in single mode too, picking what is there
 * already takes it out, as a second press on a pressed button does everywhere else.
 */
export function pickSelection(slip: BetSlip, picked: SlipEntry): SlipChange {
  if (slip.entries.some(isPending)) return refuse('ticket-pending');
  if (slip.mode === 'parlay' && picked.kind === 'champion') return refuse('champion-in-parlay');

  const others = slip.entries.filter((entry) => entry.key !== picked.key);
  if (others.length < slip.entries.length) return accept(slip, others);
  if (slip.mode === 'single') return accept(slip, [picked]);

  const kept = others.filter((entry) => entry.kind === picked.kind && !isReplacedBy(picked, entry, slip.mode));
  if (kept.length >= SLIP_MAX_ENTRIES) return refuse('slip-full');
  return accept(slip, [...kept, picked]);
}

/** The slip without an entry; one whose ticket awaits its outcome stays. */
export function removeEntry(slip: BetSlip, key: SelectionKey): BetSlip {
  return { ...slip, entries: slip.entries.filter((entry) => entry.key !== key || isPending(entry)) };
}

/** The slip without entries, but for those whose ticket awaits its outcome. */
export function clearSlip(slip: BetSlip): BetSlip {
  return { ...slip, entries: slip.entries.filter(isPending) };
}

/**
 * Another mode. Single keeps the last selection only; parlay shows Hong Kong prices, drops outrights, and leaving it restores the
 * format chosen before.
 *
 * Proves R-SLIP-13, R-SLIP-15, R-SLIP-18, R-SLIP-33.
 */
export function changeMode(slip: BetSlip, mode: SlipMode): BetSlip {
  if (mode === slip.mode) return slip;
  const { formatBeforeParlay, ...rest } = slip;
  const outside: BetSlip = { ...rest, mode, format: formatBeforeParlay ?? slip.format };
  switch (mode) {
    case 'single':
      return { ...outside, entries: slip.entries.slice(-1) };
    case 'multiple':
      return outside;
    case 'parlay':
      return {
        ...outside,
        format: ODDS_FORMAT.hongKong,
        formatBeforeParlay: outside.format,
        entries: slip.entries.filter(({ kind }) => kind === 'normal'),
      };
  }
}

/** Another odds format. A parlay stays with Hong Kong: the choice takes effect when it is left. */
export function changeFormat(slip: BetSlip, format: OddsFormat): BetSlip {
  return slip.mode === 'parlay' ? { ...slip, formatBeforeParlay: format } : { ...slip, format };
}

/** The player agrees to another line or price of an entry. */
export function agreeTo(slip: BetSlip, key: SelectionKey, seen: Offer): BetSlip {
  return { ...slip, entries: slip.entries.map((entry) => (entry.key === key ? { ...entry, seen } : entry)) };
}

/** The entry's ticket awaits its outcome, or no longer does. */
export function markPending(slip: BetSlip, key: SelectionKey, pendingTicketId: string | undefined): BetSlip {
  return { ...slip, entries: slip.entries.map((entry) => (entry.key === key ? { ...entry, pendingTicketId } : entry)) };
}

/** The entries of a parlay that share a match with an earlier entry: they stay, marked, and do not count. Proves R-SLIP-14. */
export function sameGameConflicts(slip: BetSlip): ReadonlySet<SelectionKey> {
  if (slip.mode !== 'parlay') return new Set();
  const firstOfMatch = new Map(slip.entries.toReversed().map((entry) => [entry.match.id, entry.key]));
  return new Set(slip.entries.filter((entry) => firstOfMatch.get(entry.match.id) !== entry.key).map((entry) => entry.key));
}

/** The legs of a parlay that count, or `undefined` while they are too few for one. Proves R-SLIP-33. */
export function parlayLegs(slip: BetSlip): readonly SlipEntry[] | undefined {
  const conflicts = sameGameConflicts(slip);
  const legs = slip.entries.filter(({ key }) => !conflicts.has(key));
  return slip.mode === 'parlay' && legs.length >= PARLAY_MIN_LEGS ? legs : undefined;
}

/**
 * What a parlay of these prices wins: the product of 1 + h over the legs, less the stake, cut to a fen once.
 *
 * @returns `undefined` below two legs
 */
export function slipToWin(stake: Fen, legs: readonly Price[]): Fen | undefined {
  return legs.length < PARLAY_MIN_LEGS ? undefined : parlayToWin(stake, legs);
}

function isPending({ pendingTicketId }: SlipEntry): boolean {
  return pendingTicketId !== undefined;
}

function isReplacedBy(picked: SlipEntry, entry: SlipEntry, mode: SlipMode): boolean {
  return mode === 'multiple' && (entry.match.id === picked.match.id || entry.gameId === picked.gameId);
}

function accept(slip: BetSlip, entries: readonly SlipEntry[]): SlipChange {
  return { ok: true, slip: { ...slip, entries } };
}

function refuse(refusal: SlipRefusal): SlipChange {
  return { ok: false, refusal };
}
