import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { sharedTicketCall } from '@site/shared/wire/chat';
import type { SharedTicket } from './sharedTicket';
import { sharedTicketFromWire } from './sharedTicketCodec';

/** Fetches one of the member's own tickets, as a room would show it. */
export async function fetchSharedTicket(
  http: HttpService,
  ticketId: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<SharedTicket>> {
  return mapResult(await http.send(sharedTicketCall, { ticket_id: ticketId }, { signal, onError: 'silent' }), sharedTicketFromWire);
}
