import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { chatHistoryCall, sharedTicketCall } from '@site/shared/wire/chat';
import { jwtCall } from '@site/shared/wire/user';
import type { EarlierPage, EarlierQuery } from '../room/earlier';
import { HISTORY_PAGE_SIZE } from '../room/limits';
import type { SharedTicket } from '../sharing/sharedTicket';
import { messageFromWire } from './chatCodec';
import { sharedTicketFromWire } from './sharedTicketCodec';

/** The short-lived jwt that signs a member in to the chat. Implements R-API-032. */
export async function fetchJwt(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<string>> {
  return mapResult(await http.send(jwtCall, {}, { signal, failures: 'quiet' }), ({ jwt }) => jwt);
}

/** What room messages are in the history, and all of them, whatever they hold (decision 49). */
const ROOM_MESSAGES = { category: 1, categoryType: 0 };

/**
 * One page of what was said in a room up to a moment. The platform tells the newest first.
 *
 * Implements R-API-096, R-CHAT-08, R-CHAT-09, R-CONST-25.
 */
export async function fetchEarlier(
  http: HttpService,
  { roomId, pageNum, until }: EarlierQuery,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<EarlierPage>> {
  const request = { rid: roomId, pageNum, pageSize: HISTORY_PAGE_SIZE, ...ROOM_MESSAGES, beginTime: 0, endTime: until };
  return mapResult(await http.send(chatHistoryCall, request, { signal, failures: 'quiet' }), ({ total, list }) => ({
    messages: list.map(messageFromWire).reverse(),
    isLast: pageNum * HISTORY_PAGE_SIZE >= total,
  }));
}

/** How a room would see a ticket of the member's own. */
export async function fetchSharedTicket(
  http: HttpService,
  ticketId: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<SharedTicket>> {
  return mapResult(await http.send(sharedTicketCall, { ticket_id: ticketId }, { signal, failures: 'quiet' }), sharedTicketFromWire);
}
