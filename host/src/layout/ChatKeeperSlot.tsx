import { useEffect, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useEnabledRemotes, WidgetSlot } from '../composition';
import { useRouting } from '../routing/RoutingContext';
import { useSession } from '../session/SessionContext';
import type { ChatPurpose } from '../services/createDock';
import { useShell } from '../services/ShellContext';
import { whenUsed } from '../services/whenUsed';

const HIDDEN = { isHidden: '1' };

/**
 * Keeps the chat connected, whether or not it is visible: once it was opened, and for a member from the first pause
 * after a press or key. An unused page loads none of it. Opens the chat in the dock to share a ticket or enter a room.
 */
export function ChatKeeperSlot() {
  const { bus, dock } = useShell();
  const { session } = useSession();
  const { navigation } = useRouting();
  const isEnabled = useEnabledRemotes()('chat');
  const openTab = useReadable(dock.openTab);
  const { name } = useReadable(navigation.location);
  const isShown = openTab === 'chat' || name === 'chat';
  const isSignedIn = useReadable(session.isSignedIn);
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  const isUsed = useIsUsed(isSignedIn && !wasShown);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const open = (purpose: ChatPurpose) => {
      if (navigation.location.get().name !== 'chat') dock.openChat(purpose);
    };
    const stops = [
      bus.on('ticket/share', ({ ticketId }) => {
        open({ ticket: ticketId });
      }),
      bus.on('chat/enter', ({ roomId }) => {
        open({ room: roomId });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isEnabled, bus, dock, navigation]);
  if (!isEnabled || !(wasShown || (isSignedIn && isUsed))) return null;
  return (
    <div hidden>
      <WidgetSlot remote="chat" widget="chat-dock" params={HIDDEN} fallback={<></>} />
    </div>
  );
}

/** Returns true once the player has used this page and then pauses. */
function useIsUsed(isAsked: boolean): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    return whenUsed(() => {
      setIsUsed(true);
    });
  }, [isAsked]);
  return isUsed;
}
