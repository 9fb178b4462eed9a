import { ticketFromWire } from '@site/shared/betting';
import { fenFromWire } from '@site/shared/money';
import type { WireCashOut, WireCashOutQuote } from '@site/shared/wire/bets';
import type { CashOutAnswer, CashOutOffer, OfferAnswer } from './cashOut';

/** @param now server time of the response, from which an offer counts down */
export function offerFromWire(wire: WireCashOutQuote, now: number): OfferAnswer {
  switch (wire.state) {
    case 'offered': {
      const { quoteId, amount, expiresAt, stake, parts } = wire;
      const offer: CashOutOffer = {
        quoteId,
        amount: fenFromWire(amount),
        since: now,
        expiresAt,
        ...(stake === undefined ? {} : { stake: fenFromWire(stake) }),
        ...(parts && { parts: { min: fenFromWire(parts.min), max: fenFromWire(parts.max) } }),
      };
      return { kind: 'offered', offer };
    }
    case 'unavailable':
      return { kind: 'unavailable', reason: wire.reason };
  }
}

/** @param now server time of the response, from which a confirmation counts down */
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
