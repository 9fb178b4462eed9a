import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { beginSharing, sharingStore } from './sharingStore';

/**
 * The ticket about to be shared: named by an event while the chat is shown, or by the address of its page (`?ticket=`), for a view that the
 * chat replaces. The ticket is then removed from the address.
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
