import { lineFor, marketFromWire, parseSport, resultFromWire, selectionKey, type MarketType, type Side } from '@site/shared/betting';
import { parsePrice } from '@site/shared/odds';
import type { WireSharedTicket } from '@site/shared/wire/chat';
import type { SharedLeg, SharedTicket } from './sharedTicket';

type WireLeg = WireSharedTicket['legs'][number];

export function sharedTicketFromWire({ mode, folds, lines, state, result, followers, legs }: WireSharedTicket): SharedTicket {
  return {
    mode,
    folds: folds ?? [],
    lines: lines ?? 1,
    state: state === 'settled' ? { status: state, result: resultFromWire(result ?? '') } : { status: state },
    followers: followers ?? 0,
    legs: legs.map((leg) => legFromWire(leg, state === 'open')),
  };
}

function legFromWire(wire: WireLeg, isOpen: boolean): SharedLeg {
  const { gameId, w, r, ratio, strong, oddsType, ior, league, team_h, team_c, result } = wire;
  const { market, side } = marketFromWire(w, r, (wire.sport && parseSport(wire.sport)) ?? 'football', wire);
  return {
    key: selectionKey(wire),
    code: { gameId, w, r },
    market,
    side,
    line: lineFor(market.kind, side, ratio, strong),
    price: parsePrice(oddsType, ior),
    now: isOpen ? nowFromWire(wire, market, side) : undefined,
    league,
    home: { name: team_h },
    away: { name: team_c },
    result: result === undefined ? undefined : resultFromWire(result),
  };
}

function nowFromWire({ now, oddsType }: WireLeg, { kind }: MarketType, side: Side): SharedLeg['now'] {
  if (now === undefined) return undefined;
  const price = now === null ? undefined : parsePrice(oddsType, now.ior);
  return now === null || price === undefined ? 'closed' : { price, line: lineFor(kind, side, now.ratio, now.strong) };
}
