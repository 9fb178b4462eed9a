import { useRef, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { ZERO_FEN, type Fen } from '@site/shared/money';
import { useBringBackChoice } from '../bring-back/useBringBackChoice';
import { useBringBack } from '../bring-back/useBringBack';
import { advanceLeaving, type LeavingEvent, type LeavingStatus } from './leaving';
import { useLeaveGuard } from './useLeaveGuard';
import { useVenues } from '../venues/useVenues';
import { CATEGORY_ROUTES } from '../venues/categoryRoutes';

/**
 * Returns the state and actions of leaving a game. All exits go through it: it runs the state machine of `leaving` with
 * its calls, then navigates to the lobby or to where the player wanted to go.
 *
 * @param there venue balance; `undefined` while unknown
 */
export function useLeaving(enName: string, there: Fen | undefined) {
  const { balance, navigation } = useServices();
  const lobby = useLobbyRoute(enName);
  const onward = useRef<() => void>(undefined);
  const [status, setStatus] = useState<LeavingStatus>('playing');
  const [isChosen, choose] = useBringBackChoice();
  const { isBusy, bringBack } = useBringBack(() => {
    dispatch({ type: 'settled' });
  });

  const hasMoney = there !== undefined && there > ZERO_FEN;
  const onOwnEntry = useLeaveGuard(status === 'playing' && hasMoney, leave);

  function dispatch(event: LeavingEvent) {
    const next = advanceLeaving(status, event);
    // If the page stayed open, another press navigates again.
    const isLeftAgain = status === 'gone' && event.type === 'left';
    if (next === status && !isLeftAgain) return;
    setStatus(next);
    if (next === 'bringing') {
      // A request of an earlier page is still being followed: the lobby continues with it and offers what is left
      // afterwards.
      if (isBusy) go();
      else void bringBack({ enName });
    }
    if (next === 'gone') go();
  }

  function go() {
    setStatus('gone');
    void balance.refresh();
    if (onward.current) onward.current();
    else
      onOwnEntry(() => {
        // Replace the game's entry, so that Back does not open the game again.
        navigation.go(lobby, {}, { replace: true });
      });
  }

  /** @param chosen navigation the player chose; default: to the lobby */
  function leave(chosen?: () => void) {
    onward.current = chosen;
    dispatch({ type: 'left', hasMoney, isChosen });
  }

  return {
    status,
    lobby,
    isChosen,
    leave: () => {
      leave();
    },
    accept: (isForAllTimes: boolean) => {
      if (isForAllTimes) choose(true);
      dispatch({ type: 'accepted' });
    },
    decline: () => {
      dispatch({ type: 'declined' });
    },
    stay: () => {
      dispatch({ type: 'stayed' });
    },
    choose,
  };
}

/**
 * Returns the page from which a game of this venue was entered: that of its category, or the slot lobby until the
 * category is known.
 */
function useLobbyRoute(enName: string): (typeof CATEGORY_ROUTES)[keyof typeof CATEGORY_ROUTES] {
  const { state } = useVenues(undefined);
  const venue = state.data?.find((each) => each.enName === enName);
  return CATEGORY_ROUTES[venue?.category ?? 'slot'];
}
