import { useCallback, useEffect, useReducer } from 'react';
import { useServices } from '@site/shared/contract';
import { setCollected } from './gameApi';
import { isMarkedCollected, isMarkSending, markCollection, NO_MARKS } from './collection';
import type { Game } from './game';

export interface Collection {
  readonly isCollected: (game: Game) => boolean;
  readonly toggle: (game: Game) => void;
}

/**
 * The hearts of a list of games. A press shows at once and is taken back when the platform refuses; a guest is asked to log in.
 *
 * @param games the list as it was last read
 * @param onKept the platform has taken a change: counts and lists are others now
 */
export function useCollection(games: readonly Game[] | undefined, onKept: () => void): Collection {
  const { http, session } = useServices();
  const [marks, dispatch] = useReducer(markCollection, NO_MARKS);
  useEffect(() => {
    dispatch({ type: 'relisted' });
  }, [games]);

  const toggle = useCallback(
    (game: Game) => {
      if (!session.requireLogin() || isMarkSending(marks, game)) return;
      const isCollected = !isMarkedCollected(marks, game);
      dispatch({ type: 'sent', game, isCollected });
      void setCollected(http, game, isCollected).then((isKept) => {
        dispatch({ type: isKept ? 'kept' : 'refused', game });
        if (isKept) onKept();
      });
    },
    [http, session, marks, onKept],
  );
  return { isCollected: (game) => isMarkedCollected(marks, game), toggle };
}
