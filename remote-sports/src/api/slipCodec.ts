import { lineFor, marketFromWire, scoreFromWire, selectionKey, ticketFromWire } from '@site/shared/betting';
import { fenFromWire } from '@site/shared/money';
import { parsePrice } from '@site/shared/odds';
import type { WirePlacement, WireQuote } from '@site/shared/wire/sports';
import type { Answer } from '../slip/placement';
import type { Quote, QuotedEntry } from '../slip/types';

type WireEntry = WireQuote['entries'][number];

export function quoteFromWire(wire: WireQuote): Quote {
  return { id: wire.quoteId, expiresAt: wire.expiresAt, entries: wire.entries.map(entryFromWire) };
}

/** @param now the server's time at which the answer came, from which a confirmation counts down */
export function answerFromWire(wire: WirePlacement, now: number): Answer {
  switch (wire.state) {
    case 'accepted':
      return { at: 'accepted', receipt: ticketFromWire(wire.ticket) };
    case 'confirming':
      return { at: 'confirming', ticketId: wire.ticket_id, cause: wire.cause, since: now, deadline: wire.deadline };
    case 'rejected':
      return { at: 'rejected', reason: wire.reason, ...(wire.offer ? { offer: quoteFromWire(wire.offer) } : {}) };
  }
}

function entryFromWire(wire: WireEntry): QuotedEntry {
  const { market, side } = marketFromWire(wire.w, wire.r);
  return {
    key: selectionKey(wire),
    state: wire.state,
    line: lineFor(market.kind, side, wire.ratio, wire.strong),
    price: parsePrice(wire.oddsType, wire.ior),
    score: scoreFromWire(wire.sc_FT_H, wire.sc_FT_C),
    min: fenFromWire(wire.min),
    max: fenFromWire(wire.max),
  };
}
