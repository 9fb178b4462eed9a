import { lineFor, marketFromWire, scoreFromWire, selectionKey } from '@site/shared/betting';
import { fenFromWire } from '@site/shared/money';
import { parsePrice } from '@site/shared/odds';
import type { WireQuote } from '@site/shared/wire/bets';
import type { Quote, QuotedEntry, QuotedTogether, SlipEntry } from './types';

type WireEntry = WireQuote['entries'][number];

/** @param asked entries of the request; the wire code alone does not determine what a market counts, the entry does */
export function quoteFromWire(wire: WireQuote, asked: readonly SlipEntry[]): Quote {
  const { quoteId, expiresAt, entries, min, max } = wire;
  const together = togetherFromWire(wire);
  return {
    id: quoteId,
    expiresAt,
    entries: entries.map((entry) => entryFromWire(entry, quoteId, asked)),
    ...(min === undefined || max === undefined ? {} : { bounds: { min: fenFromWire(min), max: fenFromWire(max) } }),
    ...(together ? { together } : {}),
  };
}

function togetherFromWire({ together, entries }: WireQuote): QuotedTogether | undefined {
  if (!together) return undefined;
  const price = parsePrice(together.oddsType, together.ior);
  if (price) return { state: 'priced', price };
  const entry = entries[together.leg ?? -1];
  return { state: 'refused', reason: together.refused ?? 'closed', key: entry && selectionKey(entry) };
}

function entryFromWire(wire: WireEntry, quoteId: string, asked: readonly SlipEntry[]): QuotedEntry {
  const key = selectionKey(wire);
  const { market, side } = asked.find((entry) => entry.key === key) ?? marketFromWire(wire.w, wire.r);
  return {
    key,
    quoteId: wire.quoteId ?? quoteId,
    state: wire.refused ?? wire.state,
    line: lineFor(market.kind, side, wire.ratio, wire.strong),
    price: parsePrice(wire.oddsType, wire.ior),
    score: scoreFromWire(wire.sc_FT_H, wire.sc_FT_C),
    min: fenFromWire(wire.min),
    max: fenFromWire(wire.max),
  };
}
