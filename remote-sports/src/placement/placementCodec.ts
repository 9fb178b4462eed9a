import { ticketFromWire } from '@site/shared/betting';
import type { WirePlacement } from '@site/shared/wire/bets';
import type { Answer } from '../slip/placement';
import { quoteFromWire } from '../slip/quoteCodec';
import type { SlipEntry } from '../slip/types';

/** @param now server time of the response, from which a confirmation counts down */
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
