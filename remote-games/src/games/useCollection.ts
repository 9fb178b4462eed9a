import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { isMarkedCollected, isMarkSending, markCollection, NO_MARKS } from './collection';
import type { Game } from './game';
import { setCollected } from './gameApi';

/** The same object as long as no mark changes. */
export interface Collection {
  readonly isCollected: (game: Game) => boolean;
  /** The same function always, so that a card renders only when something of its own changes. */
  readonly toggle: (game: Game) => void;
}

/**
 * The collected games of a list. A press shows at once and is undone when the platform refuses; a guest is asked to log in.
 *
 * @param read what was last read: another object whenever it was read again
 * @param onAccepted the platform has accepted a change: counts and lists are out of date
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
