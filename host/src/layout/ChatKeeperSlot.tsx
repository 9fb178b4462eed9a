import { useEffect, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useEnabledRemotes, WidgetSlot } from '../composition';
import { useRouting } from '../routing/RoutingContext';
import { useSession } from '../session/SessionContext';
import { useShell } from '../services/ShellContext';
import { whenQuiet } from '../services/whenQuiet';

const USES = ['pointerdown', 'keydown'] as const;

const HIDDEN = { isHidden: '1' };

/**
 * Keeps the chat connected, whatever of it is shown: from when it was first opened, and for a member from the first press or key on. A page that
 * nobody uses loads nothing of it.
 */
export function ChatKeeperSlot() {
  const { dock } = useShell();
  const { session } = useSession();
  const { navigation } = useRouting();
  const isEnabled = useEnabledRemotes()('chat');
  const openTab = useReadable(dock.open);
  const { name } = useReadable(navigation.location);
  const isShown = openTab === 'chat' || name === 'chat';
  const isSignedIn = useReadable(session.isSignedIn);
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  const isUsed = useIsUsed(isSignedIn && !wasShown);
  if (!isEnabled || !(wasShown || (isSignedIn && isUsed))) return null;
  return (
    <div hidden>
      <WidgetSlot remote="chat" widget="chat-dock" params={HIDDEN} fallback={<></>} />
    </div>
  );
}

/** Whether the player has done anything on this page, and the page is quiet again. */
function useIsUsed(isAsked: boolean): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const stop = () => {
      for (const type of USES) window.removeEventListener(type, handleUse);
    };
    const handleUse = () => {
      stop();
      whenQuiet(() => {
        setIsUsed(true);
      });
    };
    for (const type of USES) window.addEventListener(type, handleUse, { passive: true });
    return stop;
  }, [isAsked]);
  return isUsed;
}
