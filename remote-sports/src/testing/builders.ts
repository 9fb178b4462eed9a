import { marketFromWire, selectionKey, type OfferedPrice, type Ticket } from '@site/shared/betting';
import { mustBeFen } from '@site/shared/money';
import { mustParsePrice } from '@site/testing/mustParsePrice';
import type { OddsFormat, Price } from '@site/shared/odds';
import { EMPTY_SLIP } from '../slip/slipStore';
import type { BetSlip } from '../slip/slip';
import type { BetOrder, OrderLeg, PlacementKey, Quote, QuotedEntry, SlipEntry } from '../slip/types';

export const A_KEY = '0b9cf4d2-6a4f-4a37-9b1f-1e3a6c1a2b3c' as PlacementKey;

interface EntryOptions extends Partial<Omit<SlipEntry, 'match' | 'market' | 'side' | 'key'>> {
  readonly matchId?: string;
  readonly w?: string;
  readonly r?: string;
  readonly phase?: SlipEntry['match']['phase'];
}

/** Creates an entry on Arsenal against Chelsea in play; default: home giving 0.5 at H 0.98. */
export function anEntry({ matchId = '7', w = 'RE', r = `${w}H`, phase = 'in-play', ...rest }: EntryOptions = {}): SlipEntry {
  const gameId = rest.gameId ?? matchId;
  return {
    key: selectionKey({ gameId, w, r }),
    match: {
      id: matchId,
      hgid: matchId,
      gide: matchId,
      sport: 'football',
      phase,
      league: { id: '102', name: '英格兰超级联赛' },
      home: { id: '10202', name: '阿森纳' },
      away: { id: '10204', name: '切尔西' },
    },
    gameId,
    kind: 'normal',
    ...marketFromWire(w, r),
    seen: { line: -2 as never, price: anOffer('H', '0.98'), score: { home: 2, away: 1 } },
    pendingTicketId: undefined,
    ...rest,
  };
}

/** Creates an offer with a fixed price in the given format. */
export function anOffer(format: OddsFormat, text: string): OfferedPrice {
  return { kind: 'fixed', price: mustParsePrice(format, text) };
}

export function aPrice(format: OddsFormat, text: string): Price {
  return mustParsePrice(format, text);
}

export function aSlip(slip: Partial<BetSlip> = {}): BetSlip {
  return { ...EMPTY_SLIP, ...slip };
}

/**
 * Creates a quote on one entry at the price and line it was picked at, with limits of 20 to 36,000 yuan, valid until 10
 * s.
 */
export function aQuote(entry: Partial<QuotedEntry> = {}, quote: Partial<Quote> = {}): Quote {
  const { key, seen } = anEntry();
  return {
    id: 'q1',
    expiresAt: 10_000,
    entries: [
      {
        key,
        quoteId: 'q1',
        state: 'open',
        line: seen.line,
        price: aPrice('H', '0.98'),
        score: seen.score,
        min: mustBeFen(2_000),
        max: mustBeFen(3_600_000),
        ...entry,
      },
    ],
    ...quote,
  };
}

export function anOrder(order: Partial<BetOrder> = {}): BetOrder {
  const entry = anEntry();
  return {
    key: A_KEY,
    owner: '10001',
    kind: { kind: 'single' },
    legs: [aLeg(entry)],
    stake: mustBeFen(10_000),
    risk: mustBeFen(10_000),
    toWin: mustBeFen(9_800),
    placedAt: 1_000,
    ...order,
  };
}

/** Creates an entry as it was placed; default price: H 0.98. */
export function aLeg(entry: SlipEntry, price = aPrice('H', '0.98')): OrderLeg {
  return { entry, line: entry.seen.line, price };
}

export function aTicket(ticket: Partial<Ticket> = {}): Ticket {
  const { key, market, side, seen, match } = anEntry();
  return {
    id: '251121204512',
    key: A_KEY,
    mode: 'single',
    placedAt: Date.UTC(2026, 10, 21, 11, 2, 44),
    state: { status: 'open', acceptedAt: Date.UTC(2026, 10, 21, 11, 2, 49) },
    legs: [
      {
        key,
        sport: match.sport,
        market,
        side,
        line: seen.line,
        price: aPrice('H', '0.98'),
        marketState: 'open',
        league: match.league.name,
        home: match.home,
        away: match.away,
        startsAt: Date.UTC(2026, 10, 21, 10, 0, 0),
        scoreAtBet: { home: 2, away: 1 },
        score: { home: 2, away: 1 },
        result: undefined,
        deadHeat: undefined,
      },
    ],
    stake: mustBeFen(10_000),
    risk: mustBeFen(10_000),
    toWin: mustBeFen(9_800),
    folds: [],
    lines: 1,
    ...ticket,
  };
}
