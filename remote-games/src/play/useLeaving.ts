import { useRef, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { ZERO_FEN, type Fen } from '@site/shared/money';
import { useBringBackChoice } from '../bring-back/useBringBackChoice';
import { useBringBack } from '../bring-back/useBringBack';
import { advanceLeaving, type LeavingEvent, type LeavingStatus } from './leaving';
import { useLeaveGuard } from './useLeaveGuard';
import { useLobbyRoute } from './useLobbyRoute';

/**
 * The one way out of a game: runs `leaving` with the calls, then leads to its lobby, or where the player wanted to go.
 *
 * @param there the venue's balance; `undefined` where it is not known
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
    // Where the page stayed, pressing again goes again.
    const isLeftAgain = status === 'gone' && event.type === 'left';
    if (next === status && !isLeftAgain) return;
    setStatus(next);
    if (next === 'bringing') {
      // One of an earlier page is still being followed: the lobby goes on with it, and offers what is left then.
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
        // The address replaces that of the game, so that Back does not open the game again.
        navigation.go(lobby, {}, { replace: true });
      });
  }

  /** @param chosen takes the way that the player chose; the lobby where it is not given */
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
