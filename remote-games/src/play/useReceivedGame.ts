import { useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { createReceivedGames, type ReceivedGame, type ReceivedGames } from './receivedGames';

/**
 * The game a page shows, as it was received when the page opened. One that another member entered on this device is not shown, and none to
 * a guest.
 */
export function useReceivedGame(find: (received: ReceivedGames) => ReceivedGame | undefined): ReceivedGame | undefined {
  const { storage, clock, session } = useServices();
  const [game] = useState(() => find(createReceivedGames(storage, () => clock.now())));
  const isSignedIn = useReadable(session.isSignedIn);
  const member = useReadable(session.member);
  if (!game || !isSignedIn) return undefined;
  // While the member is still loading, who is signed in is taken for the one who entered.
  return member === undefined || member.userId === game.userId ? game : undefined;
}
