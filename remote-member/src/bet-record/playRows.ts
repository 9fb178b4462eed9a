import { toWireYuan, type Fen } from '@site/shared/money';
import { entryNet, type PlayEntry } from './play';

/** What the rows of a sheet say in the language of the page. */
export interface PlayWords {
  readonly moment: (at: number) => string;
  readonly kind: (kind: PlayEntry['kind']) => string;
  readonly content: (entry: PlayEntry) => string;
  readonly venue: (entry: PlayEntry) => string;
  readonly state: (entry: PlayEntry) => string;
}

/** The cells of one entry: texts, and amounts as numbers that a sheet can add up. */
export function playRow(entry: PlayEntry, words: PlayWords): readonly (string | number)[] {
  const isTicket = entry.kind === 'ticket';
  const at = isTicket ? entry.ticket.placedAt : entry.round.at;
  const stake = isTicket ? (entry.ticket.mode === 'system' ? entry.ticket.risk : entry.ticket.stake) : entry.round.stake;
  const net = entryNet(entry);
  return [
    words.moment(at),
    words.kind(entry.kind),
    isTicket ? entry.ticket.id : entry.round.id,
    words.venue(entry),
    words.content(entry),
    yuan(stake),
    net === undefined ? '' : yuan(payoutOf(entry)),
    net === undefined ? '' : yuan(net),
    words.state(entry),
  ];
}

function payoutOf(entry: PlayEntry): Fen {
  if (entry.kind === 'round') return entry.round.payout;
  const { state, risk } = entry.ticket;
  return 'payout' in state ? state.payout : risk;
}

/** Exact: two decimals of an amount that is a safe integer of fen. */
function yuan(amount: Fen): number {
  return Number(toWireYuan(amount));
}
