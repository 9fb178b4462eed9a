import { isDoubleHandicap } from '../odds';
import { FOOTBALL_MARKETS } from './footballMarkets';
import { marketTableOf } from './marketRow';
import type { MarketDefinition, MarketType } from './marketType';
import { BASEBALL_MARKETS, BASKETBALL_MARKETS, HOCKEY_MARKETS, RALLY_MARKETS, SNOOKER_MARKETS, TENNIS_MARKETS } from './otherMarkets';
import type { Side } from './side';
import type { Sport } from './sport';

/** Data of the wire about a market or selection in addition to its codes. */
export interface MarketDetails {
  /**
   * The counted item, if it is not goals. Corners and cards form separate games below a match, with the match's codes.
   */
  readonly of?: 'corners' | 'cards' | undefined;
  readonly name?: string | undefined;
}

type Table = ReadonlyMap<string, MarketDefinition>;

const FOOTBALL = marketTableOf(FOOTBALL_MARKETS);
const RALLY = marketTableOf(RALLY_MARKETS);
const CHAMPION = 'FS';
const OUTRIGHT: MarketType = { kind: 'champion', period: 'match', counts: 'goals', isInPlay: false, isDoubleHandicap: false };

/**
 * Tables by sport, because each sport has its own codes: `R6` is a handicap of games in tennis and of the fourth
 * quarter in basketball.
 */
const TABLES: Readonly<Record<Sport, Table>> = {
  all: FOOTBALL,
  football: FOOTBALL,
  'virtual-football': FOOTBALL,
  basketball: marketTableOf(BASKETBALL_MARKETS),
  tennis: marketTableOf(TENNIS_MARKETS),
  volleyball: RALLY,
  'table-tennis': RALLY,
  snooker: marketTableOf(SNOOKER_MARKETS),
  baseball: marketTableOf(BASEBALL_MARKETS),
  other: marketTableOf(HOCKEY_MARKETS),
  // Each competitor is a selection, so there is no list of sides.
  champion: new Map([[CHAMPION, { ...OUTRIGHT, sides: new Map() }]]),
};

/**
 * Returns the market type of a code in a sport.
 *
 * @returns `undefined` for a code that is unknown to this build
 * @example findMarketType('R6', 'tennis') // a handicap of games
 */
export function findMarketType(code: string, sport: Sport = 'football', { of }: MarketDetails = {}): MarketType | undefined {
  const definition = TABLES[sport].get(code);
  if (!definition) return undefined;
  const { sides: _sides, ...type } = definition;
  return of === undefined ? type : { ...type, counts: of };
}

export function marketCodes(sport: Sport = 'football'): readonly string[] {
  return [...TABLES[sport].keys()];
}

/**
 * Converts the market and side of a wire selection; later code does not use `w` or `r`. Unknown values stay visible as
 * unknown, so that a ticket with them can still be shown.
 *
 * @param details a price, entry or leg of the wire, with what is counted and the competitor
 */
export function marketFromWire(
  w: string,
  r: string,
  sport: Sport = 'football',
  details: MarketDetails = {},
): { readonly market: MarketType; readonly side: Side } {
  const market = findMarketType(w, sport, details);
  if (!market) {
    return {
      market: { kind: 'unknown', period: 'match', counts: 'goals', isInPlay: false, isDoubleHandicap: isDoubleHandicap(w) },
      side: { kind: 'unknown', code: r },
    };
  }
  if (market.kind === 'champion' && r.startsWith(w)) return { market, side: competitor(r.slice(w.length), details.name) };
  return { market, side: TABLES[sport].get(w)?.sides.get(r) ?? { kind: 'unknown', code: r } };
}

function competitor(number: string, name: string | undefined): Side {
  return name === undefined || name === '' ? { kind: 'competitor', number } : { kind: 'competitor', number, name };
}
