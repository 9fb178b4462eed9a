import { useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { createReceivedGames, type ReceivedGame, type ReceivedGames } from '../received-games/receivedGames';

/**
 * Returns the game of a page, read once when the page opens. A game that another member has entered on this device is
 * not returned, and a guest gets none.
 */
export function useReceivedGame(find: (received: ReceivedGames) => ReceivedGame | undefined): ReceivedGame | undefined {
  const { storage, clock, session } = useServices();
  const [game] = useState(() => find(createReceivedGames(storage, () => clock.now())));
  const isSignedIn = useReadable(session.isSignedIn);
  const member = useReadable(session.member);
  if (!game || !isSignedIn) return undefined;
  // Assume that the signed-in player is the one who entered while the member is still loading.
  return member === undefined || member.userId === game.userId ? game : undefined;
}
