import { ticketFromWire } from '@site/shared/betting';
import { fenFromWire } from '@site/shared/money';
import type { WireCashOut, WireCashOutQuote } from '@site/shared/wire/bets';
import type { CashOutAnswer, OfferAnswer } from './cashOut';

/** @param now the server's time at which the answer came, from which an offer counts down */
export function offerFromWire(wire: WireCashOutQuote, now: number): OfferAnswer {
  switch (wire.state) {
    case 'offered': {
      const { quoteId, amount, expiresAt } = wire;
      return { kind: 'offered', offer: { quoteId, amount: fenFromWire(amount), since: now, expiresAt } };
    }
    case 'unavailable':
      return { kind: 'unavailable', reason: wire.reason };
  }
}

/** @param now as above, for a confirmation too */
export function cashOutFromWire(wire: WireCashOut, now: number): CashOutAnswer {
  switch (wire.state) {
    case 'confirming':
      return { status: 'confirming', since: now, deadline: wire.deadline };
    case 'paid':
      return { status: 'paid', ticket: ticketFromWire(wire.ticket) };
    case 'refused':
      return { status: 'refused', reason: wire.reason, ...(wire.offer ? { offer: offerFromWire(wire.offer, now) } : {}) };
  }
}
