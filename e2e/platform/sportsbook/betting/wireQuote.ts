import type { WireQuote } from '@site/shared/wire/bets';
import type { Selectable } from 'kysely';
import type { Fen } from '../../kernel';
import { fen, formatYuan, parseYuan } from '../../kernel';
import type { ShownSelection, SportsbookTables } from '../database/tables';
import { amountsOf, linesOf, priceOf, wagerAt, type Wager } from './wager';

export type Quote = Selectable<SportsbookTables['sb_quote']>;

/**
 * Returns quotes in wire format: one parlay, system or builder, or several singles requested together, each entry with
 * the id of its own quote. `stake` applies to each of them; risk and to-win are included only when all of them accept
 * it.
 */
export function wireQuote(quotes: readonly [Quote, ...Quote[]], stake: Fen | null): WireQuote {
  const [first, ...more] = quotes;
  return {
    quoteId: first.quote_id,
    expiresAt: first.expires_at.getTime(),
    entries: quotes.flatMap(({ quote_id: quoteId, entries }) =>
      entries.map((entry) => ({ ...wireEntry(entry), ...(more.length > 0 && { quoteId }) })),
    ),
    ...(stake === null ? {} : amountsOfAll(quotes, stake)),
    ...first.whole,
    ...(first.together && { together: { oddsType: 'E' as const, ...first.together } }),
    ...(first.mode === 'system' && { lines: linesOf(wagerOf(first)) }),
  };
}

export function wagerOf(quote: Quote): Wager {
  return wagerAt({ ...quote, together: quote.together?.ior ?? null }, quote.entries.map(priceOf));
}

function wireEntry({ score, ...entry }: ShownSelection): WireQuote['entries'][number] {
  return { ...entry, ...(score && { sc_FT_H: score.home, sc_FT_C: score.away }) };
}

/** Returns the total risk and to-win when every quote accepts the stake, otherwise an empty object. */
function amountsOfAll(quotes: readonly Quote[], stake: Fen): { risk?: string; toWin?: string } {
  const amounts = quotes.map((quote) => (isTakable(quote, stake) ? amountsOf(wagerOf(quote), stake) : undefined));
  let [risk, toWin] = [0n, 0n];
  for (const each of amounts) {
    if (each === undefined) return {};
    [risk, toWin] = [risk + each.risk, toWin + each.toWin];
  }
  return { risk: formatYuan(fen(risk)), toWin: formatYuan(fen(toWin)) };
}

function isTakable({ entries, whole }: Quote, stake: Fen): boolean {
  const bounds = whole ?? entries[0];
  const [min, max] = [parseYuan(bounds?.min ?? ''), parseYuan(bounds?.max ?? '')];
  return entries.every(({ state }) => state === 'open') && min !== null && max !== null && stake >= min && stake <= max;
}
