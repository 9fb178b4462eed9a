import type { Match, SelectionKey } from '@site/shared/betting';
import { ODDS_FORMAT, type OddsFormat } from '@site/shared/odds';
import { BUILDER, combinationsFor, PARLAY_MIN_LEGS, type Combination, type CombinationChoice } from './combinations';
import type { Offer, Quote, SlipEntry, SlipMode } from './types';

/** Maximum number of entries. Implements R-SLIP-21, R-CONST-21. */
export const SLIP_MAX_ENTRIES = 10;

export interface BetSlip {
  readonly mode: SlipMode;
  readonly entries: readonly SlipEntry[];
  /** Odds format in which prices are requested. */
  readonly format: OddsFormat;
  /** Format the player had chosen before a parlay switched to Hong Kong. */
  readonly formatBeforeParlay?: OddsFormat;
  /**
   * Combination of a parlay: always one that its legs allow, or a plain parlay when there are too few legs. Only the
   * player starts a builder.
   */
  readonly combination: CombinationChoice;
}

/** Reason why a selection was refused; its text is in the locales under `picks.refused`. */
export type SlipRefusal = 'slip-full' | 'builder-full' | 'ticket-pending' | 'champion-in-parlay';

export type SlipChange = { readonly ok: true; readonly slip: BetSlip } | { readonly ok: false; readonly refusal: SlipRefusal };

/**
 * Picks a selection: adds it, replaces the selections it excludes, or removes it when it is already in the slip.
 *
 * - single: the slip holds only the picked selection;
 * - multiple: a selection replaces an earlier one on the same match or game;
 * - parlay: several selections of one match are kept; they are one bet when the player has started a builder, otherwise
 *   `sameGameConflicts` returns those that do not count;
 * - outrights and normal selections are never combined: the newer kind clears the older; a parlay takes no outrights.
 *
 * Implements R-SLIP-08 to R-SLIP-12, R-SLIP-15 to R-SLIP-17, R-SLIP-19, R-SLIP-21. Assumption: picking a selection
 * again removes it in single mode too, as a second press on a pressed button does everywhere else.
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

/** Removes an entry, unless its ticket is still pending. */
export function removeEntry(slip: BetSlip, key: SelectionKey): BetSlip {
  return withEntries(
    slip,
    slip.entries.filter((entry) => entry.key !== key || isPending(entry)),
  );
}

/** Removes the legs of an accepted bet and ends a builder. When no entry is left, the next pick is a single again. */
export function takeOut(slip: BetSlip, keys: ReadonlySet<SelectionKey>): BetSlip {
  return emptied(
    withEntries(
      withoutBuilder(slip),
      slip.entries.filter(({ key }) => !keys.has(key)),
    ),
  );
}

/** Way in which the legs of a bet enter the slip: as several singles or as a combination. */
export type BetType = 'single' | CombinationChoice;

/**
 * Returns a slip that holds only these entries, in order and in the mode of their bets.
 *
 * @param type becomes the plain parlay when the entries do not allow it
 */
export function slipOf(slip: BetSlip, entries: readonly SlipEntry[], type: BetType): BetSlip {
  const empty = { ...slip, entries: [] };
  if (type !== 'single') {
    const parlay = withEntries({ ...changeMode(empty, 'parlay'), combination: 'parlay' }, entries);
    // Selections of one match can only have been accepted as a builder.
    return chooseCombination(parlay, type === 'parlay' && canBeBuilder(parlay) ? BUILDER.choice : type);
  }
  const isSeveral = entries.length > 1 || slip.mode === 'multiple';
  return { ...changeMode(empty, isSeveral ? 'multiple' : 'single'), entries };
}

/** Removes all entries except those whose ticket is pending. When no entry is left, the next pick is a single again. */
export function clearSlip(slip: BetSlip): BetSlip {
  return emptied(withEntries(withoutBuilder(slip), slip.entries.filter(isPending)));
}

/**
 * Switches the mode. Single keeps only the last selection, multiple the last one of each match. Parlay uses Hong Kong
 * prices and drops outrights; leaving it restores the format chosen before.
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

/** Changes the combination of a parlay. A combination the legs do not allow changes nothing. */
export function chooseCombination(slip: BetSlip, choice: CombinationChoice): BetSlip {
  return combinationsOf(slip).some((each) => each.choice === choice) ? { ...slip, combination: choice } : slip;
}

/** Changes the odds format. A parlay stays in Hong Kong format: the choice takes effect when parlay mode is left. */
export function changeFormat(slip: BetSlip, format: OddsFormat): BetSlip {
  return slip.mode === 'parlay' ? { ...slip, formatBeforeParlay: format } : { ...slip, format };
}

/** Accepts another line or price of an entry. */
export function agreeTo(slip: BetSlip, key: SelectionKey, seen: Offer): BetSlip {
  return { ...slip, entries: slip.entries.map((entry) => (entry.key === key ? seeOffer(entry, seen) : entry)) };
}

/**
 * Takes the quoted offer of each kept entry as the one the player sees first. An entry without a price waits for the
 * next quote.
 */
export function seeKept(slip: BetSlip, { entries: quoted }: Quote): BetSlip {
  if (!slip.entries.some(({ isKept }) => isKept)) return slip;
  const entries = slip.entries.map((entry) => {
    const now = entry.isKept && quoted.find(({ key }) => key === entry.key);
    if (!now?.price || now.state !== 'open') return entry;
    return seeOffer(entry, { line: now.line, price: { kind: 'fixed', price: now.price }, score: now.score });
  });
  return { ...slip, entries };
}

/** Marks the tickets of these entries as pending, or as no longer pending. */
export function markPending(slip: BetSlip, keys: ReadonlySet<SelectionKey>, pendingTicketId: string | undefined): BetSlip {
  const isMarked = (entry: SlipEntry) => !keys.has(entry.key) || entry.pendingTicketId === pendingTicketId;
  if (slip.entries.every(isMarked)) return slip;
  return { ...slip, entries: slip.entries.map((entry) => (isMarked(entry) ? entry : { ...entry, pendingTicketId })) };
}

/** Replaces the names of a match after a change of language. Competitors of an outright are named in its sides. */
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
 * Returns the entries of a parlay that share a match or a game with an earlier counted entry. They stay in the slip,
 * marked, and do not count.
 *
 * Computed from the current slip each time (decision 27). Implements R-SLIP-14.
 */
export function sameGameConflicts(slip: BetSlip): ReadonlySet<SelectionKey> {
  if (slip.mode !== 'parlay') return new Set();
  const legs = countedLegs(slip);
  return new Set(slip.entries.filter((entry) => !legs.includes(entry)).map(({ key }) => key));
}

/** Returns true when a parlay holds selections of one match that the player has combined into one bet. */
export function isBuilder(slip: BetSlip): boolean {
  return slip.combination === BUILDER.choice && canBeBuilder(slip);
}

/** Returns true when the next selection of this match joins a builder, even when it is the first one. */
export function isBuilderOf({ mode, combination, entries }: BetSlip, matchId: SlipEntry['match']['id']): boolean {
  return mode === 'parlay' && combination === BUILDER.choice && entries.every(({ match }) => match.id === matchId);
}

/** Returns true when a builder is started but has too few legs to be a bet. */
export function needsAnother({ mode, combination, entries }: BetSlip): boolean {
  return mode === 'parlay' && combination === BUILDER.choice && entries.length < PARLAY_MIN_LEGS;
}

/** Returns true when all selections of a parlay are of one match and the platform accepts them as one bet. */
function canBeBuilder({ mode, entries }: BetSlip): boolean {
  return mode === 'parlay' && entries.length >= PARLAY_MIN_LEGS && areOfOneBuilder(entries);
}

/** Starts a builder on this match and removes the entries of other matches, except pending ones. */
export function keepMatch(slip: BetSlip, matchId: SlipEntry['match']['id']): BetSlip {
  const parlay = changeMode(slip, 'parlay');
  return withEntries(
    { ...parlay, combination: BUILDER.choice },
    parlay.entries.filter((entry) => entry.match.id === matchId || isPending(entry)),
  );
}

/**
 * Returns the entries that count in a parlay, even when they are too few for one: the first of each match, or all of a
 * builder.
 */
export function countedLegs(slip: BetSlip): readonly SlipEntry[] {
  const { entries } = slip;
  if (isBuilder(slip)) return entries;
  return entries.reduce<readonly SlipEntry[]>((legs, entry) => (legs.some((leg) => isSameGame(leg, entry)) ? legs : [...legs, entry]), []);
}

/** Returns the combination of a parlay, or `undefined` while it has too few legs. Implements R-SLIP-33. */
export function combinationOf(slip: BetSlip): Combination | undefined {
  return slip.mode === 'parlay' ? combinationsOf(slip).find(({ choice }) => choice === slip.combination) : undefined;
}

export function combinationsOf(slip: BetSlip): readonly Combination[] {
  return canBeBuilder(slip) ? [BUILDER] : combinationsFor(countedLegs(slip).length);
}

export function isPending({ pendingTicketId }: SlipEntry): boolean {
  return pendingTicketId !== undefined;
}

/** Returns true when two selections are on one match (on any of its lines) or on one game. */
function isSameGame(a: SlipEntry, b: SlipEntry): boolean {
  return a.match.id === b.match.id || a.gameId === b.gameId;
}

function isSameMatch([first, ...others]: readonly SlipEntry[]): boolean {
  return others.every(({ match }) => match.id === first?.match.id);
}

/** Resets an emptied slip to single mode. A mode the player chooses for an empty slip stays. */
function emptied(slip: BetSlip): BetSlip {
  return slip.entries.length === 0 ? changeMode(slip, 'single') : slip;
}

/**
 * Returns true when all entries are of one match and not more than the platform allows in a builder. True for no
 * entries.
 */
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

/**
 * Replaces the entries. A combination they no longer allow becomes the plain parlay, so that the risk never grows
 * automatically.
 */
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
