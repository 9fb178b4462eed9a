import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { beginSharing, sharingStore } from '../sharingStore';

/**
 * The ticket that somebody wants shared: told by an event while the chat stands, or by the address of its page (`?ticket=`), which is how
 * a view that the chat replaces hands one over. What the address said is taken out of it.
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
  const ofAddress = name === 'chat' ? query['ticket'] : undefined;
  const roomId = params['roomId'];
  useEffect(() => {
    if (ofAddress === undefined) return;
    beginSharing(ofAddress);
    navigation.go('chat', roomId === undefined ? {} : { roomId }, { replace: true });
  }, [navigation, ofAddress, roomId]);

  return useStore(sharingStore(), ({ ticketId }) => ticketId);
}
