import { lineFor, marketFromWire, scoreFromWire, selectionKey, ticketFromWire } from '@site/shared/betting';
import { fenFromWire } from '@site/shared/money';
import { parsePrice } from '@site/shared/odds';
import type { WirePlacement, WireQuote } from '@site/shared/wire/bets';
import type { Answer } from './placement';
import type { Quote, QuotedEntry, SlipEntry } from './types';

type WireEntry = WireQuote['entries'][number];

/** @param asked what was asked to be priced: the slip knows what each market of it counts, which a code alone does not tell */
export function quoteFromWire(wire: WireQuote, asked: readonly SlipEntry[]): Quote {
  const { quoteId, expiresAt, entries, min, max } = wire;
  return {
    id: quoteId,
    expiresAt,
    entries: entries.map((entry) => entryFromWire(entry, quoteId, asked)),
    ...(min === undefined || max === undefined ? {} : { bounds: { min: fenFromWire(min), max: fenFromWire(max) } }),
  };
}

/** @param now the server's time at which the answer came, from which a confirmation counts down */
export function answerFromWire(wire: WirePlacement, now: number, asked: readonly SlipEntry[]): Answer {
  switch (wire.state) {
    case 'accepted':
      return { status: 'accepted', receipt: ticketFromWire(wire.ticket) };
    case 'confirming':
      return { status: 'confirming', ticketId: wire.ticket_id, cause: wire.cause, since: now, deadline: wire.deadline };
    case 'rejected':
      return { status: 'rejected', reason: wire.reason, ...(wire.offer ? { offer: quoteFromWire(wire.offer, asked) } : {}) };
  }
}

function entryFromWire(wire: WireEntry, quoteId: string, asked: readonly SlipEntry[]): QuotedEntry {
  const key = selectionKey(wire);
  const { market, side } = asked.find((entry) => entry.key === key) ?? marketFromWire(wire.w, wire.r);
  return {
    key,
    quoteId: wire.quoteId ?? quoteId,
    state: wire.state,
    line: lineFor(market.kind, side, wire.ratio, wire.strong),
    price: parsePrice(wire.oddsType, wire.ior),
    score: scoreFromWire(wire.sc_FT_H, wire.sc_FT_C),
    min: fenFromWire(wire.min),
    max: fenFromWire(wire.max),
  };
}
