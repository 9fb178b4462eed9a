import { useCallback } from 'react';
import type { Ticket } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';

/**
 * Hands a ticket to the chat. A chat that stands on the page hears the event; otherwise its page is gone to, which takes the ticket from
 * its address, since nobody would hear an event before it stands.
 */
export function useShareTicket(): (ticketId: Ticket['id']) => void {
  const { bus, navigation } = useServices();
  return useCallback(
    (ticketId) => {
      bus.emit('ticket/share', { ticketId });
      if (navigation.location.get().name !== 'chat') navigation.go('chat', {}, { query: { ticket: ticketId } });
    },
    [bus, navigation],
  );
}
