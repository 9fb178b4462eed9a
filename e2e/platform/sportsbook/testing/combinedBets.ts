import { randomUUID } from 'node:crypto';
import type { WireAutoCashOut, WireCashOut, WireCashOutQuote, WireEditedBet, WirePlacement, WireQuote } from '@site/shared/wire/bets';
import type { Member } from '../../kernel';
import { aMatchInPlay, aMatchToCome, type Selection } from './matches';
import type { BetExtras, TestSportsbook } from './openSportsbook';

export interface CombinedExtras extends BetExtras {
  readonly mode?: 'single' | 'parlay' | 'system' | 'builder';
  readonly folds?: readonly number[];
}

/** Quotes several selections together, by default as a parlay at Hong Kong prices. */
export async function quoteTogether(
  book: TestSportsbook,
  member: Member,
  selections: readonly Selection[],
  { mode = 'parlay', oddsType = 'H', folds, stake }: Omit<CombinedExtras, 'policy' | 'key'> = {},
): Promise<WireQuote> {
  const request = { mode, oddsType, selections, ...(folds && { folds }), ...(stake !== undefined && { stake }) };
  return (await book.ask('quote', request, member)) as WireQuote;
}

/** Quotes and places several selections as one ticket. */
export async function betTogether(
  book: TestSportsbook,
  member: Member,
  selections: readonly Selection[],
  { stake = '100.00', policy = 'better', key = randomUUID(), ...rest }: CombinedExtras = {},
): Promise<WirePlacement> {
  const { quoteId } = await quoteTogether(book, member, selections, rest);
  return (await book.ask('place', { quoteId, stake, policy }, member, key)) as WirePlacement;
}

/**
 * Returns the cash-out offer for the member's ticket or a part of it.
 *
 * @param stake stake of the part as wire money
 */
export async function cashOutOffer(book: TestSportsbook, member: Member, ticketId: string, stake?: string): Promise<WireCashOutQuote> {
  return (await book.ask('cashOutQuote', { ticket_id: ticketId, ...(stake !== undefined && { stake }) }, member)) as WireCashOutQuote;
}

/** Returns a cash-out offer and fails when there is none. */
export async function offeredCashOut(book: TestSportsbook, member: Member, ticketId: string, stake?: string) {
  const offer = await cashOutOffer(book, member, ticketId, stake);
  if (offer.state !== 'offered') throw new Error(`ticket ${ticketId} has no offer: ${offer.reason}`);
  return offer;
}

/** Quotes and cashes out a ticket or a part of it, with the given key or a new one. */
export async function cashOutTicket(
  book: TestSportsbook,
  member: Member,
  ticketId: string,
  key: string = randomUUID(),
  stake?: string,
): Promise<WireCashOut> {
  const { quoteId } = await offeredCashOut(book, member, ticketId, stake);
  return (await book.ask('cashOut', { quoteId }, member, key)) as WireCashOut;
}

/** Returns the id of a ticket that was taken, confirming or accepted. */
export function ticketIdOf(placed: WirePlacement): string {
  if (placed.state === 'accepted') return placed.ticket.ticket_id;
  if (placed.state === 'confirming') return placed.ticket_id;
  throw new Error(`the bet was rejected: ${placed.reason}`);
}

/** Creates a member with 400 yuan left and an accepted in-play ticket of 100 at 1-0, on home giving 0/0.5 at 0.95. */
export async function aLiveTicket(book: TestSportsbook) {
  const [member, match] = [await book.aMember(50_000n), await aMatchInPlay(book)];
  const ticketId = ticketIdOf(await book.bet(member, match.home));
  await book.pass(5_000);
  return { member, match, ticketId };
}

/** Creates the same before a match, on home giving 0.5/1 at Hong Kong 1.25. */
export async function anEarlyTicket(book: TestSportsbook) {
  const [member, match] = [await book.aMember(50_000n), await aMatchToCome(book)];
  return { member, match, ticketId: ticketIdOf(await book.bet(member, match.home)) };
}

/** Builds the request of an edit: the quote that pays the ticket, and the quote of the new bet. */
export async function anEdit(
  book: TestSportsbook,
  member: Member,
  ticketId: string,
  selections: Selection | readonly Selection[],
  stake: string,
  mode: 'single' | 'builder' = 'single',
) {
  const { quoteId: cashOutQuoteId } = await offeredCashOut(book, member, ticketId);
  const { quoteId } = await quoteTogether(book, member, [selections].flat(), { mode });
  return { cashOutQuoteId, quoteId, stake, policy: 'better' as const };
}

/** Sends an edit with the given key or a new one. */
export async function sendEdit(
  book: TestSportsbook,
  member: Member,
  request: object,
  key: string = randomUUID(),
  by = book.sportsbook,
): Promise<WireEditedBet> {
  return (await book.ask('editBet', request, member, key, by)) as WireEditedBet;
}

/**
 * Sets the automatic cash-out target of a ticket.
 *
 * @param target wire money; when missing, the target is removed
 */
export async function setAutoCashOut(book: TestSportsbook, member: Member, ticketId: string, target?: string): Promise<WireAutoCashOut> {
  return (await book.ask('autoCashOut', { ticket_id: ticketId, ...(target !== undefined && { target }) }, member)) as WireAutoCashOut;
}
