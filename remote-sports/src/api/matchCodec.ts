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
} from '@site/shared/betting';
import { parsePrice, parseRawPair } from '@site/shared/odds';
import type { OddsMessage } from '@site/shared/wire/oddsStream';
import type { WireMarket, WireMatch } from '@site/shared/wire/sports';
import type { MatchDelta } from '../match/matchFeed';

type WireDelta = Extract<OddsMessage, { type: 'delta' }>;
type WireFacts = Omit<WireMatch, 'markets' | 'version' | 'gameId'>;
type PartialFacts = { readonly [Key in keyof WireFacts]?: WireFacts[Key] | undefined };

/** A match of the wire in our own terms. Markets this build does not know are left out: they could not be shown. */
export function matchFromWire(wire: WireMatch): Match {
  return {
    id: wire.gameId,
    ...factsFromWire(wire),
    version: wire.version,
    markets: wire.markets.flatMap(marketsFromWire),
  };
}

/** What a delta does to the match it follows. */
export function deltaFromWire(wire: WireDelta): MatchDelta {
  const changed = (wire.markets ?? []).flatMap(marketsFromWire);
  const gone = new Set([...changed.map(({ key }) => key), ...(wire.removed ?? []).map(marketKey)]);
  return {
    matchId: wire.gameId,
    at: wire.at,
    from: wire.from,
    version: wire.version,
    apply: (match) => ({
      ...match,
      ...changedFacts(match, wire.match ?? {}),
      version: wire.version,
      markets: gone.size === 0 ? match.markets : [...match.markets.filter(({ key }) => !gone.has(key)), ...changed],
    }),
  };
}

/** @returns nothing for a market this build does not know */
export function marketsFromWire(wire: WireMarket): readonly Market[] {
  const type = findMarketType(wire.w);
  if (!type) return [];
  const prices = offeredPrices(wire);
  return [
    {
      key: marketKey(wire),
      gameId: wire.gameId,
      type,
      state: wire.state,
      selections: wire.prices.map(({ r }, index) => {
        const { side } = marketFromWire(wire.w, r);
        return {
          key: selectionKey({ gameId: wire.gameId, w: wire.w, r }),
          side,
          line: lineFor(type.kind, side, wire.ratio, wire.strong),
          price: prices[index],
        };
      }),
    },
  ];
}

function marketKey({ gameId, w }: { readonly gameId: string; readonly w: string }): MarketKey {
  return `${gameId}/${w}` as MarketKey;
}

/** Only a valid pair gives raw prices: where one side is missing or both sum to more than 2, neither has one. */
function offeredPrices({ format, prices }: WireMarket): readonly (OfferedPrice | undefined)[] {
  if (format === 'E') {
    return prices.map(({ ior }) => {
      const price = parsePrice('E', ior);
      return price && { is: 'fixed', price };
    });
  }
  const [first, second] = prices;
  const pair = first && second && parseRawPair(first.ior, second.ior);
  return pair
    ? [
        { is: 'raw', raw: pair.home },
        { is: 'raw', raw: pair.away },
      ]
    : [];
}

function factsFromWire(wire: WireFacts): Omit<Match, 'id' | 'version' | 'markets'> {
  return {
    hgid: wire.hgid,
    gide: wire.gide,
    sport: parseSport(wire.sport) ?? 'other',
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
    redCards: scoreFromWire(wire.red_H, wire.red_C),
    corners: scoreFromWire(wire.corner_H, wire.corner_C),
    moreMarkets: wire.more,
  };
}

/** The facts a delta carries, laid over those that stood: a pair may arrive one side at a time. */
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
    redCards: scoreFromWire(side(match.redCards?.home, facts.red_H), side(match.redCards?.away, facts.red_C)),
    corners: scoreFromWire(side(match.corners?.home, facts.corner_H), side(match.corners?.away, facts.corner_C)),
    moreMarkets: facts.more,
  });
}

/** Without the keys that hold nothing. */
function defined<T extends object>(values: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
