import type { Match, SelectionKey } from '@site/shared/betting';
import { ODDS_FORMAT, type OddsFormat } from '@site/shared/odds';
import { BUILDER, combinationsFor, PARLAY_MIN_LEGS, type Combination, type CombinationChoice } from './combinations';
import type { Offer, Quote, SlipEntry, SlipMode } from './types';

/** Implements R-SLIP-21, R-CONST-21. */
export const SLIP_MAX_ENTRIES = 10;

export interface BetSlip {
  readonly mode: SlipMode;
  readonly entries: readonly SlipEntry[];
  /** In which the server is asked for prices. */
  readonly format: OddsFormat;
  /** What the player had chosen before a parlay put Hong Kong in its place. */
  readonly formatBeforeParlay?: OddsFormat;
  /** How a parlay combines its legs: always one that they allow, a plain parlay where they are too few for any. A builder is begun by the player alone. */
  readonly combination: CombinationChoice;
}

/** Why a selection was refused; each has its text in the locales under `picks.refused`. */
export type SlipRefusal = 'slip-full' | 'builder-full' | 'ticket-pending' | 'champion-in-parlay';

export type SlipChange = { readonly ok: true; readonly slip: BetSlip } | { readonly ok: false; readonly refusal: SlipRefusal };

/**
 * Picks a selection: adds it, replaces what it excludes, or removes it when it is already there.
 *
 * - single: the slip holds the picked selection alone;
 * - multiple: a selection on the same match or game replaces the earlier one;
 * - parlay: several selections of one match are kept; they are one bet where the player has begun a builder, else `sameGameConflicts` names those
 *   that do not count;
 * - champion and normal selections are never together: the newer kind clears the older; a parlay takes no champion.
 *
 * Implements R-SLIP-08 to R-SLIP-12, R-SLIP-15 to R-SLIP-17, R-SLIP-19, R-SLIP-21. Assumption: in single mode too, picking what is there
 * already removes it, as a second press on a pressed button does everywhere else.
 */
export function pickSelection(slip: BetSlip, picked: SlipEntry): SlipChange {
  if (slip.entries.some(isPending)) return refuse('ticket-pending');
  if (slip.mode === 'parlay' && picked.kind === 'champion') return refuse('champion-in-parlay');

  const others = slip.entries.filter((entry) => entry.key !== picked.key);
  if (others.length < slip.entries.length) return accept(slip, others);
  if (slip.mode === 'single') return accept(slip, [picked]);

  const kept = others.filter((entry) => entry.kind === picked.kind && !isReplacedBy(picked, entry, slip.mode));
  if (kept.length >= SLIP_MAX_ENTRIES) return refuse('slip-full');
  if (isBuilder(slip) && kept.length >= (picked.match.builder ?? 0) && isSameMatch([...kept, picked])) return refuse('builder-full');
  return accept(slip, [...kept, picked]);
}

/** The slip without an entry; one whose ticket awaits its outcome stays. */
export function removeEntry(slip: BetSlip, key: SelectionKey): BetSlip {
  return withEntries(
    slip,
    slip.entries.filter((entry) => entry.key !== key || isPending(entry)),
  );
}

/** The slip without the legs of an accepted bet. A builder is over with it; once no entry is left, the next pick is a single again. */
export function takeOut(slip: BetSlip, keys: ReadonlySet<SelectionKey>): BetSlip {
  return emptied(
    withEntries(
      withoutBuilder(slip),
      slip.entries.filter(({ key }) => !keys.has(key)),
    ),
  );
}

/** How the legs of a bet are taken into the slip: several singles, or a combination. */
export type BetType = 'single' | CombinationChoice;

/**
 * The slip of these bets and nothing else: the entries in their order, in the mode that the bets are made in.
 *
 * @param type one that the entries do not allow becomes the plain parlay
 */
export function slipOf(slip: BetSlip, entries: readonly SlipEntry[], type: BetType): BetSlip {
  const empty = { ...slip, entries: [] };
  if (type !== 'single') {
    const parlay = withEntries({ ...changeMode(empty, 'parlay'), combination: 'parlay' }, entries);
    // Selections of one match were accepted as nothing else.
    return chooseCombination(parlay, type === 'parlay' && canBeBuilder(parlay) ? BUILDER.choice : type);
  }
  const isSeveral = entries.length > 1 || slip.mode === 'multiple';
  return { ...changeMode(empty, isSeveral ? 'multiple' : 'single'), entries };
}

/** The slip without entries, except those whose ticket awaits its outcome; once no entry is left, the next pick is a single again. */
export function clearSlip(slip: BetSlip): BetSlip {
  return emptied(withEntries(withoutBuilder(slip), slip.entries.filter(isPending)));
}

/**
 * Another mode. Single keeps the last selection only, multiple the last of each match; parlay shows Hong Kong prices, drops outrights,
 * and leaving it restores the format chosen before.
 *
 * Implements R-SLIP-13, R-SLIP-15, R-SLIP-18, R-SLIP-33.
 */
export function changeMode(slip: BetSlip, mode: SlipMode): BetSlip {
  if (mode === slip.mode) return slip;
  const { formatBeforeParlay, ...rest } = withoutBuilder(slip);
  const outside: BetSlip = { ...rest, mode, format: formatBeforeParlay ?? slip.format };
  switch (mode) {
    case 'single':
      return withEntries(outside, slip.entries.slice(-1));
    case 'multiple':
      return withEntries(outside, lastOfEachMatch(slip.entries));
    case 'parlay':
      return withEntries(
        { ...outside, format: ODDS_FORMAT.hongKong, formatBeforeParlay: outside.format },
        slip.entries.filter(({ kind }) => kind === 'normal'),
      );
  }
}

/** Another combination of the legs of a parlay; one they do not allow changes nothing. */
export function chooseCombination(slip: BetSlip, choice: CombinationChoice): BetSlip {
  return combinationsOf(slip).some((each) => each.choice === choice) ? { ...slip, combination: choice } : slip;
}

/** Another odds format. A parlay stays with Hong Kong: the choice takes effect when it is left. */
export function changeFormat(slip: BetSlip, format: OddsFormat): BetSlip {
  return slip.mode === 'parlay' ? { ...slip, formatBeforeParlay: format } : { ...slip, format };
}

/** The player agrees to another line or price of an entry. */
export function agreeTo(slip: BetSlip, key: SelectionKey, seen: Offer): BetSlip {
  return { ...slip, entries: slip.entries.map((entry) => (entry.key === key ? seeOffer(entry, seen) : entry)) };
}

/** What a quote offers for entries that were kept becomes what the player sees first; one without a price waits for the next quote. */
export function seeKept(slip: BetSlip, { entries: quoted }: Quote): BetSlip {
  if (!slip.entries.some(({ isKept }) => isKept)) return slip;
  const entries = slip.entries.map((entry) => {
    const now = entry.isKept && quoted.find(({ key }) => key === entry.key);
    if (!now?.price || now.state !== 'open') return entry;
    return seeOffer(entry, { line: now.line, price: { kind: 'fixed', price: now.price }, score: now.score });
  });
  return { ...slip, entries };
}

/** The tickets of these entries await their outcome, or no longer do. */
export function markPending(slip: BetSlip, keys: ReadonlySet<SelectionKey>, pendingTicketId: string | undefined): BetSlip {
  const isMarked = (entry: SlipEntry) => !keys.has(entry.key) || entry.pendingTicketId === pendingTicketId;
  if (slip.entries.every(isMarked)) return slip;
  return { ...slip, entries: slip.entries.map((entry) => (isMarked(entry) ? entry : { ...entry, pendingTicketId })) };
}

/** The names of a match as it was read in another language; competitors of an outright are named on its sides. */
export function nameMatch(slip: BetSlip, { id, league, home, away, markets }: Match): BetSlip {
  const sides = new Map(markets.flatMap(({ selections }) => selections.map(({ key, side }) => [key, side] as const)));
  return {
    ...slip,
    entries: slip.entries.map((entry) =>
      entry.match.id === id ? { ...entry, match: { ...entry.match, league, home, away }, side: sides.get(entry.key) ?? entry.side } : entry,
    ),
  };
}

/**
 * The entries of a parlay that share a match or a game with an earlier one that counts: they stay, marked, and do not count.
 *
 * Computed from the present slip each time (decision 27). Implements R-SLIP-14.
 */
export function sameGameConflicts(slip: BetSlip): ReadonlySet<SelectionKey> {
  if (slip.mode !== 'parlay') return new Set();
  const legs = countedLegs(slip);
  return new Set(slip.entries.filter((entry) => !legs.includes(entry)).map(({ key }) => key));
}

/** Whether a parlay holds selections of one match that the player has made one bet. */
export function isBuilder(slip: BetSlip): boolean {
  return slip.combination === BUILDER.choice && canBeBuilder(slip);
}

/** Whether the next selection of this match is one of a builder: also before the first. */
export function isBuilderOf({ mode, combination, entries }: BetSlip, matchId: SlipEntry['match']['id']): boolean {
  return mode === 'parlay' && combination === BUILDER.choice && entries.every(({ match }) => match.id === matchId);
}

/** Whether a builder was begun that is no bet yet. */
export function needsAnother({ mode, combination, entries }: BetSlip): boolean {
  return mode === 'parlay' && combination === BUILDER.choice && entries.length < PARLAY_MIN_LEGS;
}

/** Whether a parlay holds selections of one match alone, which the platform takes as one bet. */
function canBeBuilder({ mode, entries }: BetSlip): boolean {
  return mode === 'parlay' && entries.length >= PARLAY_MIN_LEGS && areOfOneBuilder(entries);
}

/** The slip with what it has of this match alone, as the beginning of one bet on it. */
export function keepMatch(slip: BetSlip, matchId: SlipEntry['match']['id']): BetSlip {
  const parlay = changeMode(slip, 'parlay');
  return withEntries(
    { ...parlay, combination: BUILDER.choice },
    parlay.entries.filter((entry) => entry.match.id === matchId || isPending(entry)),
  );
}

/** The entries that count in a parlay, also where they are too few for one: of each match the first, of a builder all. */
export function countedLegs(slip: BetSlip): readonly SlipEntry[] {
  const { entries } = slip;
  if (isBuilder(slip)) return entries;
  return entries.reduce<readonly SlipEntry[]>((legs, entry) => (legs.some((leg) => isSameGame(leg, entry)) ? legs : [...legs, entry]), []);
}

/** How the legs of a parlay are combined, or `undefined` while they are too few for any. Implements R-SLIP-33. */
export function combinationOf(slip: BetSlip): Combination | undefined {
  return slip.mode === 'parlay' ? combinationsOf(slip).find(({ choice }) => choice === slip.combination) : undefined;
}

/** How the legs of a parlay can be combined. */
export function combinationsOf(slip: BetSlip): readonly Combination[] {
  return canBeBuilder(slip) ? [BUILDER] : combinationsFor(countedLegs(slip).length);
}

export function isPending({ pendingTicketId }: SlipEntry): boolean {
  return pendingTicketId !== undefined;
}

/** Whether two selections are on one match, on whichever of its lines, or on one game. */
function isSameGame(a: SlipEntry, b: SlipEntry): boolean {
  return a.match.id === b.match.id || a.gameId === b.gameId;
}

function isSameMatch([first, ...others]: readonly SlipEntry[]): boolean {
  return others.every(({ match }) => match.id === first?.match.id);
}

/** A slip that has lost its last entry, in the mode it begins in. A mode that the player chooses for an empty slip stays. */
function emptied(slip: BetSlip): BetSlip {
  return slip.entries.length === 0 ? changeMode(slip, 'single') : slip;
}

/** As many of one match as its platform takes; none too, before the first. */
function areOfOneBuilder(entries: readonly SlipEntry[]): boolean {
  return entries.length <= (entries[0]?.match.builder ?? 0) && isSameMatch(entries);
}

function withoutBuilder(slip: BetSlip): BetSlip {
  return slip.combination === BUILDER.choice ? { ...slip, combination: 'parlay' } : slip;
}

function seeOffer({ isKept: _isKept, ...entry }: SlipEntry, seen: Offer): SlipEntry {
  return { ...entry, seen };
}

function isReplacedBy(picked: SlipEntry, entry: SlipEntry, mode: SlipMode): boolean {
  return mode === 'multiple' && isSameGame(picked, entry);
}

function lastOfEachMatch(entries: readonly SlipEntry[]): readonly SlipEntry[] {
  return entries.filter((entry, i) => !entries.slice(i + 1).some((later) => isSameGame(entry, later)));
}

/** A combination that the entries no longer allow becomes the plain parlay: the risk never grows by itself. */
function withEntries(slip: BetSlip, entries: readonly SlipEntry[]): BetSlip {
  const next = { ...slip, entries };
  if (slip.combination === BUILDER.choice && areOfOneBuilder(entries)) return next;
  const isAllowed = combinationsOf(next).some(({ choice }) => choice === slip.combination);
  return isAllowed ? next : { ...next, combination: 'parlay' };
}

function accept(slip: BetSlip, entries: readonly SlipEntry[]): SlipChange {
  return { ok: true, slip: withEntries(slip, entries) };
}

function refuse(refusal: SlipRefusal): SlipChange {
  return { ok: false, refusal };
}
