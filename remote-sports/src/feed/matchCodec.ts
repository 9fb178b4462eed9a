import {
  findMarketType,
  lineFor,
  marketFromWire,
  parseMarketPhase,
  parseSport,
  scoreFromWire,
  selectionKey,
  type Market,
  type MarketKey,
  type Match,
  type OfferedPrice,
  type PartScore,
  type Sport,
} from '@site/shared/betting';
import { isSamePrice, parsePrice, parseRawPair } from '@site/shared/odds';
import type { OddsMessage } from '@site/shared/wire/oddsStream';
import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import type { MatchDelta } from './matchFeed';

type WireDelta = Extract<OddsMessage, { type: 'delta' }>;
type WireFacts = Omit<WireMatch, 'markets' | 'version' | 'gameId'>;
type PartialFacts = { readonly [Key in keyof WireFacts]?: WireFacts[Key] | undefined };

/** Converts a match from the wire. Markets this build does not know are left out. */
export function matchFromWire(wire: WireMatch): Match {
  return {
    id: wire.gameId,
    ...factsFromWire(wire),
    version: wire.version,
    markets: wire.markets.flatMap((market) => marketsFromWire(market, sportOf(wire))),
  };
}

/**
 * Converts a delta to a function that updates the match. Everything the delta does not name (markets, other prices of a
 * market, facts) keeps its identity, so that only changed parts re-render.
 */
export function deltaFromWire(wire: WireDelta): MatchDelta {
  return {
    matchId: wire.gameId,
    at: wire.at,
    from: wire.from,
    version: wire.version,
    apply: (match) => ({
      ...match,
      ...(wire.match && changedFacts(match, wire.match)),
      version: wire.version,
      markets: changedMarkets(match, wire),
    }),
  };
}

/** Returns the updated markets: a changed market keeps its position, a new one is appended. */
function changedMarkets({ markets, sport }: Match, { markets: changed = [], removed = [] }: WireDelta): readonly Market[] {
  const gone = new Set(removed.map(marketKey));
  const news = new Map(changed.map((wire) => [marketKey(wire), wire]));
  const followed = markets.flatMap((held) => {
    const wire = news.get(held.key);
    if (gone.has(held.key)) return [];
    return wire ? marketsFromWire(wire, sport, held) : held;
  });
  for (const { key } of markets) news.delete(key);
  return [...followed, ...[...news.values()].flatMap((wire) => marketsFromWire(wire, sport))];
}

/**
 * @param held previous state of the market; unchanged parts keep their identity
 * @returns an empty list when this build does not know the market in this sport
 */
export function marketsFromWire(wire: WireMarket, sport: Sport, held?: Market): readonly Market[] {
  const type = held?.type ?? findMarketType(wire.w, sport, wire);
  if (!type) return [];
  const prices = offeredPrices(wire);
  return [
    {
      key: marketKey(wire),
      gameId: wire.gameId,
      type,
      state: wire.state,
      selections: wire.prices.map(({ r, name }, index) => {
        const key = selectionKey({ gameId: wire.gameId, w: wire.w, r });
        const earlier = held?.selections.find((selection) => selection.key === key);
        const side = earlier?.side ?? marketFromWire(wire.w, r, sport, { name }).side;
        const line = lineFor(type.kind, side, wire.ratio, wire.strong);
        const price = prices[index];
        return earlier && earlier.line === line && isSameOffer(earlier.price, price) ? earlier : { key, side, line, price };
      }),
    },
  ];
}

function isSameOffer(one: OfferedPrice | undefined, other: OfferedPrice | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.kind === 'raw') return other.kind === 'raw' && one.raw === other.raw;
  return other.kind === 'fixed' && isSamePrice(one.price, other.price);
}

function marketKey({ gameId, w }: { readonly gameId: string; readonly w: string }): MarketKey {
  return `${gameId}/${w}` as MarketKey;
}

/**
 * Returns the prices of a market. Raw prices need a valid pair: when one is missing or both sum to more than 2, neither
 * is returned.
 */
function offeredPrices({ format, prices }: WireMarket): readonly (OfferedPrice | undefined)[] {
  if (format === 'E') {
    return prices.map(({ ior }) => {
      const price = parsePrice('E', ior);
      return price && { kind: 'fixed', price };
    });
  }
  const [first, second] = prices;
  const pair = first && second && parseRawPair(first.ior, second.ior);
  return pair
    ? [
        { kind: 'raw', raw: pair.home },
        { kind: 'raw', raw: pair.away },
      ]
    : [];
}

function sportOf({ sport }: Pick<WireFacts, 'sport'>): Sport {
  return parseSport(sport) ?? 'other';
}

const SIDES = { H: 'home', C: 'away' } as const;

function partsFromWire(parts: WireFacts['parts'] = []): readonly PartScore[] {
  return parts.map(({ period, H, C }) => ({ period, home: H, away: C }));
}

function factsFromWire(wire: WireFacts): Omit<Match, 'id' | 'version' | 'markets'> {
  return {
    hgid: wire.hgid,
    gide: wire.gide,
    sport: sportOf(wire),
    phase: parseMarketPhase(wire.phase) ?? 'today',
    league: { id: wire.league_id, name: wire.league },
    home: { id: wire.team_h_id, name: wire.team_h },
    away: { id: wire.team_c_id, name: wire.team_c },
    startsAt: wire.startsAt,
    status: wire.gameStatus,
    period: wire.se_now,
    inning: wire.inningNum,
    clock: { seconds: wire.t_count, readAt: wire.clockAt, rate: wire.clockRate },
    score: scoreFromWire(wire.sc_FT_H, wire.sc_FT_C),
    halfScore: scoreFromWire(wire.sc_half_H, wire.sc_half_C),
    sets: scoreFromWire(wire.sc_set_H, wire.sc_set_A),
    games: scoreFromWire(wire.sc_game_H, wire.sc_game_A),
    serve: wire.serve && SIDES[wire.serve],
    points: scoreFromWire(wire.point_H, wire.point_C),
    parts: partsFromWire(wire.parts),
    redCards: scoreFromWire(wire.red_H, wire.red_C),
    yellowCards: scoreFromWire(wire.yellow_H, wire.yellow_C),
    corners: scoreFromWire(wire.corner_H, wire.corner_C),
    moreMarkets: wire.more,
    builder: wire.builder,
  };
}

/** Merges the facts of a delta with the held ones: a home/away pair may arrive one side at a time. */
function changedFacts(match: Match, facts: PartialFacts): Partial<Match> {
  const side = (before: number | undefined, now: number | undefined) => now ?? before;
  return defined({
    hgid: facts.hgid,
    gide: facts.gide,
    phase: facts.phase === undefined ? undefined : parseMarketPhase(facts.phase),
    startsAt: facts.startsAt,
    status: facts.gameStatus,
    period: facts.se_now,
    inning: facts.inningNum,
    clock: defined({ ...match.clock, ...defined({ seconds: facts.t_count, readAt: facts.clockAt, rate: facts.clockRate }) }),
    score: scoreFromWire(side(match.score?.home, facts.sc_FT_H), side(match.score?.away, facts.sc_FT_C)),
    halfScore: scoreFromWire(side(match.halfScore?.home, facts.sc_half_H), side(match.halfScore?.away, facts.sc_half_C)),
    sets: scoreFromWire(side(match.sets?.home, facts.sc_set_H), side(match.sets?.away, facts.sc_set_A)),
    games: scoreFromWire(side(match.games?.home, facts.sc_game_H), side(match.games?.away, facts.sc_game_A)),
    serve: facts.serve && SIDES[facts.serve],
    points: scoreFromWire(side(match.points?.home, facts.point_H), side(match.points?.away, facts.point_C)),
    parts: facts.parts && partsFromWire(facts.parts),
    yellowCards: scoreFromWire(side(match.yellowCards?.home, facts.yellow_H), side(match.yellowCards?.away, facts.yellow_C)),
    redCards: scoreFromWire(side(match.redCards?.home, facts.red_H), side(match.redCards?.away, facts.red_C)),
    corners: scoreFromWire(side(match.corners?.home, facts.corner_H), side(match.corners?.away, facts.corner_C)),
    moreMarkets: facts.more,
    builder: facts.builder,
  });
}

/** Removes the keys whose value is `undefined`. */
function defined<T extends object>(values: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
