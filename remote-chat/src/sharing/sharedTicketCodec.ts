import { lineFor, marketFromWire, parseSport, resultFromWire, selectionKey } from '@site/shared/betting';
import { parsePrice } from '@site/shared/odds';
import type { WireSharedTicket } from '@site/shared/wire/chat';
import type { SharedLeg, SharedTicket } from './sharedTicket';

export function sharedTicketFromWire({ mode, folds, lines, state, result, legs }: WireSharedTicket): SharedTicket {
  return {
    mode,
    folds: folds ?? [],
    lines: lines ?? 1,
    state: state === 'settled' ? { status: state, result: resultFromWire(result ?? '') } : { status: state },
    legs: legs.map(legFromWire),
  };
}

function legFromWire(wire: WireSharedTicket['legs'][number]): SharedLeg {
  const { gameId, w, r, ratio, strong, oddsType, ior, league, team_h, team_c, result } = wire;
  const { market, side } = marketFromWire(w, r, (wire.sport && parseSport(wire.sport)) ?? 'football', wire);
  return {
    key: selectionKey(wire),
    code: { gameId, w, r },
    market,
    side,
    line: lineFor(market.kind, side, ratio, strong),
    price: parsePrice(oddsType, ior),
    league,
    home: { name: team_h },
    away: { name: team_c },
    result: result === undefined ? undefined : resultFromWire(result),
  };
}
