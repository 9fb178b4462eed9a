import { fenFromWire, ZERO_FEN } from '@site/shared/money';
import { parsePrice } from '../odds';
import type { WireTicket } from '../wire/tickets';
import { resultFromWire } from './betResult';
import { lineFor } from './line';
import { marketFromWire } from './marketTable';
import type { Score } from './match';
import { selectionKey } from './selectionKey';
import { parseSport } from './sport';
import type { Ticket, TicketLeg, TicketState } from './ticket';

type WireLeg = WireTicket['legs'][number];

/** Converts a ticket of the wire to the domain type; later code does not use `w`, `r` or result letters. */
export function ticketFromWire(wire: WireTicket): Ticket {
  return {
    id: wire.ticket_id,
    key: wire.key,
    mode: wire.mode,
    placedAt: wire.placedAt,
    state: stateFromWire(wire),
    legs: wire.legs.map(legFromWire),
    stake: fenFromWire(wire.stake),
    risk: fenFromWire(wire.risk),
    toWin: fenFromWire(wire.toWin),
    folds: wire.folds ?? [],
    lines: wire.lines ?? 1,
    ...togetherFromWire(wire),
    ...(wire.partOf === undefined ? {} : { partOf: wire.partOf }),
    ...(wire.paidEarly && { paidEarly: { stake: fenFromWire(wire.paidEarly.stake), payout: fenFromWire(wire.paidEarly.payout) } }),
  };
}

function togetherFromWire({ together }: WireTicket): Pick<Ticket, 'together'> {
  const price = together && parsePrice(together.oddsType, together.ior);
  return price ? { together: price } : {};
}

/** Returns a score if both sides are present. */
export function scoreFromWire(home: number | undefined, away: number | undefined): Score | undefined {
  return home === undefined || away === undefined ? undefined : { home, away };
}

function stateFromWire(wire: WireTicket): TicketState {
  switch (wire.state) {
    case 'confirming':
    case 'rejected':
      return { status: wire.state };
    case 'open':
      return {
        status: 'open',
        acceptedAt: wire.acceptedAt ?? wire.placedAt,
        ...(wire.cashOut === undefined ? {} : { cashOut: fenFromWire(wire.cashOut) }),
        ...(wire.autoCashOut === undefined ? {} : { autoCashOut: fenFromWire(wire.autoCashOut) }),
      };
    case 'settled':
      return {
        status: 'settled',
        settledAt: wire.settledAt ?? wire.placedAt,
        result: resultFromWire(wire.result ?? ''),
        payout: payoutOf(wire),
      };
    case 'cashed-out':
      return { status: 'cashed-out', endedAt: wire.settledAt ?? wire.placedAt, payout: payoutOf(wire) };
  }
}

function payoutOf({ payout }: WireTicket) {
  return payout === undefined ? ZERO_FEN : fenFromWire(payout);
}

function legFromWire(wire: WireLeg): TicketLeg {
  const sport = (wire.sport && parseSport(wire.sport)) ?? 'football';
  const { market, side } = marketFromWire(wire.w, wire.r, sport, wire);
  return {
    key: selectionKey(wire),
    ...(wire.match_id !== undefined && { matchId: wire.match_id }),
    sport,
    market,
    side,
    line: lineFor(market.kind, side, wire.ratio, wire.strong),
    price: parsePrice(wire.oddsType, wire.ior),
    marketState: wire.state,
    league: wire.league,
    home: { id: wire.team_h_id, name: wire.team_h },
    away: { id: wire.team_c_id, name: wire.team_c },
    startsAt: wire.startsAt,
    scoreAtBet: scoreFromWire(wire.sc_bet_H, wire.sc_bet_C),
    score: scoreFromWire(wire.sc_FT_H, wire.sc_FT_C),
    result: wire.result === undefined ? undefined : resultFromWire(wire.result),
    deadHeat: wire.places === undefined || wire.tied === undefined ? undefined : { places: wire.places, tied: wire.tied },
  };
}
