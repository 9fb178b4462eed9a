import { assertNever } from '@site/shared/assert';
import type { OddsFormat } from '../../odds';
import type { BetResult } from '../../betting/betResult';
import { formatLine } from '../../betting/line';
import type { Quarters } from '../../betting/line';
import type { MarketPhase } from '../../betting/marketPhase';
import type { MarketKind, MarketType } from '../../betting/marketType';
import type { Side, TeamOrDraw } from '../../betting/side';
import type { Sport } from '../../betting/sport';
import type { Ticket } from '../../betting/ticket';
import type { BettingTranslate } from './useBettingTranslation';

/** Text key of a hyphenated value: `in-play` becomes `in_play`. */
type Snake<Text extends string> = Text extends `${infer Head}-${infer Tail}` ? `${Head}_${Snake<Tail>}` : Text;

export function sportLabel(sport: Sport, t: BettingTranslate): string {
  return t(`betting.sport.${snake(sport)}`);
}

export function phaseLabel(phase: MarketPhase, t: BettingTranslate): string {
  return t(`betting.phase.${snake(phase)}`);
}

export function oddsFormatLabel(format: OddsFormat, t: BettingTranslate): string {
  return t(`betting.format.${FORMAT_KEYS[format]}`);
}

const FORMAT_KEYS = { E: 'e', H: 'h', M: 'm', I: 'i', A: 'a' } as const satisfies Record<OddsFormat, string>;

/** Returns the name of the period that a market counts, such as the whole match or the half. */
export function periodLabel({ period }: Pick<MarketType, 'period'>, t: BettingTranslate): string {
  return t(`betting.period.${snake(period)}`);
}

/** Returns the name of a market without its period, depending on what it counts: 让球, 让分, 让盘, 角球让球. */
export function marketKindLabel({ kind, goal, counts }: Pick<MarketType, 'kind' | 'goal' | 'counts'>, t: BettingTranslate): string {
  switch (counts) {
    case 'points':
    case 'sets':
    case 'games':
      if (isCounted(kind)) return t(`betting.market_in.${counts}.${snake(kind)}`);
      break;
    case 'corners':
    case 'cards':
      return t(`betting.market_of.${counts}`, { market: marketKindLabel({ kind, counts: 'goals' }, t) });
    case 'goals':
      break;
    default:
      return assertNever(counts);
  }
  return t(`betting.market.${snake(kind)}`, goal === undefined ? {} : { goal });
}

type CountedKind = 'handicap' | 'total' | 'home-total' | 'away-total' | 'odd-even';
const COUNTED_KINDS: readonly MarketKind[] = ['handicap', 'total', 'home-total', 'away-total', 'odd-even'] satisfies CountedKind[];

/** Returns whether the name of a market kind includes what is counted. */
function isCounted(kind: MarketKind): kind is CountedKind {
  return COUNTED_KINDS.includes(kind);
}

/** Returns the name of a market with its period, as a ticket shows it. */
export function marketLabel(market: MarketType, t: BettingTranslate): string {
  const name = marketKindLabel(market, t);
  return market.kind === 'unknown' || market.kind === 'champion' ? name : `${periodLabel(market, t)}${name}`;
}

/**
 * Returns the short label of a selection for a button of the board. Handicaps need none, because the rows belong to the
 * teams.
 */
export function sideLabel(side: Side, t: BettingTranslate): string {
  switch (side.kind) {
    case 'double-chance':
      return t('betting.side.either', { first: sideLabel({ kind: side.of[0] }, t), second: sideLabel({ kind: side.of[1] }, t) });
    case 'half-full':
      return t('betting.side.half_full', { half: sideLabel({ kind: side.half }, t), full: sideLabel({ kind: side.full }, t) });
    case 'score':
      return t('betting.side.score', { home: side.home, away: side.away });
    case 'goals':
      if (side.to === undefined) return t('betting.side.goals_or_more', { from: side.from });
      if (side.to === side.from) return t('betting.side.goals_exactly', { from: side.from });
      return t('betting.side.goals', { from: side.from, to: side.to });
    case 'competitor':
      return side.name ?? side.number;
    case 'unknown':
      return side.code;
    default:
      return t(`betting.side.${snake(side.kind)}`);
  }
}

/** Data that names a selection of a ticket, of the slip or of the board in full. */
export interface NamedSelection {
  readonly market: MarketType;
  readonly side: Side;
  readonly line: Quarters | undefined;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
}

/** Returns a selection with the names of the teams and its line, as in the first line of a ticket. */
export function selectionLabel(selection: NamedSelection, t: BettingTranslate): string {
  const { market, line } = selection;
  const side = namedSide(selection, t);
  return line === undefined ? side : t('betting.side.with_line', { side, line: lineLabel(market, line) });
}

export function lineLabel({ kind }: Pick<MarketType, 'kind'>, line: Quarters): string {
  return formatLine(line, kind === 'handicap' || kind === 'three-way-handicap' ? 'always' : 'never');
}

export function resultLabel(result: BetResult, t: BettingTranslate): string {
  switch (result.kind) {
    case 'void':
      return result.reason === undefined
        ? t('betting.result.void')
        : t('betting.result.void_because', { reason: t(`betting.void_reason.${result.reason}`) });
    case 'unknown':
      return t('betting.result.unknown', { code: result.code });
    case 'won':
    case 'half-won':
    case 'half-lost':
    case 'lost':
    case 'push':
    case 'restored':
      return t(`betting.result.${snake(result.kind)}`);
    default:
      return assertNever(result);
  }
}

export function ticketStateLabel({ state }: Pick<Ticket, 'state'>, t: BettingTranslate): string {
  return t(`betting.ticket.${snake(state.status)}`);
}

/**
 * Returns both sides of a match. For an outright, which has no second side, it returns only the title of the
 * competition.
 */
export function versusLabel({ home, away }: Pick<NamedSelection, 'home' | 'away'>, t: BettingTranslate): string {
  if (away.name === '') return home.name;
  return t('betting.match.versus', { home: home.name, away: away.name });
}

/** Returns the match of a ticket's leg with its league. For an outright, the name of the competition appears once. */
export function fixtureLabel(
  { league, ...match }: Pick<NamedSelection, 'home' | 'away'> & { readonly league: string },
  t: BettingTranslate,
): string {
  const versus = versusLabel(match, t);
  return versus === league ? league : t('betting.match.fixture', { versus, league });
}

function namedSide({ side, home, away }: NamedSelection, t: BettingTranslate): string {
  const nameOf = (who: TeamOrDraw) => (who === 'home' ? home.name : who === 'away' ? away.name : t('betting.side.draw_name'));
  switch (side.kind) {
    case 'home':
    case 'away':
    case 'draw':
      return nameOf(side.kind);
    case 'double-chance':
      return t('betting.side.either', { first: nameOf(side.of[0]), second: nameOf(side.of[1]) });
    case 'half-full':
      return t('betting.side.half_full', { half: nameOf(side.half), full: nameOf(side.full) });
    default:
      return sideLabel(side, t);
  }
}

function snake<Text extends string>(text: Text): Snake<Text> {
  return text.replaceAll('-', '_') as Snake<Text>;
}
