import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { isMarkedCollected, isMarkSending, markCollection, NO_MARKS } from './collection';
import type { Game } from './game';
import { setCollected } from './gameApi';

/** Collected games of a list; the object stays the same until a mark changes. */
export interface Collection {
  readonly isCollected: (game: Game) => boolean;
  /** Stable between renders, so that a card re-renders only when its own data changes. */
  readonly toggle: (game: Game) => void;
}

/**
 * Returns the collected games of a list. A press shows its effect at once and is undone when the platform refuses; a
 * guest is asked to log in.
 *
 * @param read last response; a new object after every reload
 * @param onAccepted called when the platform has accepted a change, because counts and lists are outdated
 */
export function useCollection(read: object | undefined, onAccepted: () => void): Collection {
  const { http, session } = useServices();
  const [marks, dispatch] = useReducer(markCollection, NO_MARKS);
  useEffect(() => {
    dispatch({ type: 'reloaded' });
  }, [read]);

  const latest = useRef(marks);
  useEffect(() => {
    latest.current = marks;
  });
  const toggle = useCallback(
    (game: Game) => {
      if (!session.requireLogin() || isMarkSending(latest.current, game)) return;
      const isCollected = !isMarkedCollected(latest.current, game);
      dispatch({ type: 'sent', game, isCollected });
      void setCollected(http, game, isCollected).then((isAccepted) => {
        dispatch({ type: isAccepted ? 'accepted' : 'refused', game });
        if (isAccepted) onAccepted();
      });
    },
    [http, session, onAccepted],
  );
  return useMemo(() => ({ isCollected: (game) => isMarkedCollected(marks, game), toggle }), [marks, toggle]);
}
