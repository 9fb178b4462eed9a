import { useCallback, useEffect, useRef } from 'react';
import type { FrameMessage, OperatorMessage } from './frameMessage';
import type { FrameEvent } from './frameState';

/** How often a game that runs is asked whether it still does. */
export const ASK_EVERY_MS = 20_000;

/** A game that has left so many of them unanswered is silent. */
export const UNANSWERED_LIMIT = 2;

/**
 * Asks a running game again and again while the page is shown: that its process has ended, or hangs, can't be seen otherwise. A game that has never answered
 * does not know the question, and is never called silent.
 */
export function useFrameAnswers(isRunning: boolean, tell: (message: OperatorMessage) => void, dispatch: (event: FrameEvent) => void) {
  const unanswered = useRef(0);
  const hasAnswered = useRef(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    unanswered.current = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') {
        unanswered.current = 0;
        return;
      }
      if (hasAnswered.current && unanswered.current >= UNANSWERED_LIMIT) dispatch('missed');
      unanswered.current += 1;
      tell('operator:ask');
    }, ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning, tell, dispatch]);

  const handleAnswer = useCallback((message: FrameMessage) => {
    if (message === 'venue:ready' && unanswered.current > 0) hasAnswered.current = true;
    unanswered.current = 0;
  }, []);
  return { handleAnswer };
}
