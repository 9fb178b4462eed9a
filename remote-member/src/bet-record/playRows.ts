import { toWireYuan, type Fen } from '@site/shared/money';
import { entryNet, entryRisk, type PlayEntry } from './play';

export interface PlayWords {
  readonly moment: (at: number) => string;
  readonly kind: (kind: PlayEntry['kind']) => string;
  readonly content: (entry: PlayEntry) => string;
  readonly venue: (entry: PlayEntry) => string;
  readonly state: (entry: PlayEntry) => string;
}

/** Returns the cells of one entry; amounts have two decimals. */
export function playRow(entry: PlayEntry, words: PlayWords): readonly string[] {
  const isTicket = entry.kind === 'ticket';
  const at = isTicket ? entry.ticket.placedAt : entry.round.at;
  const net = entryNet(entry);
  return [
    words.moment(at),
    words.kind(entry.kind),
    isTicket ? entry.ticket.id : entry.round.id,
    words.venue(entry),
    words.content(entry),
    toWireYuan(entryRisk(entry)),
    net === undefined ? '' : toWireYuan(payoutOf(entry)),
    net === undefined ? '' : toWireYuan(net),
    words.state(entry),
  ];
}

function payoutOf(entry: PlayEntry): Fen {
  if (entry.kind === 'round') return entry.round.payout;
  const { state, risk } = entry.ticket;
  return 'payout' in state ? state.payout : risk;
}
