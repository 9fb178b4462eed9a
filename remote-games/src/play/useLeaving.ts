import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { ZERO_FEN, type Fen } from '@site/shared/money';
import { useBringBackChoice } from '../bring-back/useBringBackChoice';
import { useBringBack } from '../bring-back/useBringBack';
import { advanceLeaving, type LeavingEvent, type LeavingStatus } from './leaving';
import { useLobbyRoute } from './useLobbyRoute';

/** The one way back from a game to its lobby: runs `leaving` with the calls and the way. */
export function useLeaving(enName: string) {
  const { balance, navigation } = useServices();
  const lobby = useLobbyRoute(enName);
  const [status, setStatus] = useState<LeavingStatus>('playing');
  const [isChosen, choose] = useBringBackChoice();
  const { isBusy, bringBack } = useBringBack(() => {
    dispatch({ type: 'settled' });
  });

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
    // In place of the page of the game, so that Back does not open the game again.
    navigation.go(lobby, {}, { replace: true });
  }

  return {
    status,
    lobby,
    isChosen,
    /** Of the venue's balance; `undefined` where it is not known. */
    leave: (there: Fen | undefined) => {
      dispatch({ type: 'left', hasMoney: there !== undefined && there > ZERO_FEN, isChosen });
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
