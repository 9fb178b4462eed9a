import type { Market, Match, Selection } from '@site/shared/betting';
import type { SlipEntry } from './types';

/** Converts a selection of the board to a slip entry. @returns `undefined` when there is no price to pick */
export function toSlipEntry(match: Match, market: Market, selection: Selection): SlipEntry | undefined {
  if (selection.price === undefined || market.state !== 'open') return undefined;
  const { id, hgid, gide, sport, phase, league, home, away, builder } = match;
  return {
    key: selection.key,
    match: { id, hgid, gide, sport, phase, league, home, away, ...(builder === undefined ? {} : { builder }) },
    gameId: market.gameId,
    kind: phase === 'champion-today' || phase === 'champion-early' ? 'champion' : 'normal',
    market: market.type,
    side: selection.side,
    seen: { line: selection.line, price: selection.price, score: match.score },
    pendingTicketId: undefined,
  };
}
