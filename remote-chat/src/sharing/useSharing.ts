import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { beginSharing, sharingStore } from './sharingStore';

/**
 * Returns the ticket about to be shared. While the chat is shown, an event names it. For a view that the chat replaces,
 * the page's address does (`?ticket=`), from which it is then removed.
 */
export function useSharing(): string | undefined {
  const { bus, navigation } = useServices();
  useEffect(
    () =>
      bus.on('ticket/share', ({ ticketId }) => {
        beginSharing(ticketId);
      }),
    [bus],
  );

  const { name, params, query } = useReadable(navigation.location);
  const addressTicket = name === 'chat' ? query['ticket'] : undefined;
  const roomId = params['roomId'];
  useEffect(() => {
    if (addressTicket === undefined) return;
    beginSharing(addressTicket);
    navigation.go('chat', roomId === undefined ? {} : { roomId }, { replace: true });
  }, [navigation, addressTicket, roomId]);

  return useStore(sharingStore(), ({ ticketId }) => ticketId);
}
