import { useCallback } from 'react';
import { useServices } from '@site/shared/contract/ServicesContext';

/**
 * Returns a function that passes a ticket to the chat, where the player sees a preview before sending it. The host
 * shows the chat beside the page; if it cannot, the function opens the chat page with the ticket in the address.
 */
export function useShareTicket(): (ticketId: string) => void {
  const { bus, dock, navigation } = useServices();
  return useCallback(
    (ticketId) => {
      bus.emit('ticket/share', { ticketId });
      const isChatShown = dock.openTab.get() === 'chat' || navigation.location.get().name === 'chat';
      if (!isChatShown) navigation.go('chat', {}, { query: { ticket: ticketId } });
    },
    [bus, dock, navigation],
  );
}
