import { useCallback, useEffect, useRef } from 'react';
import type { FrameMessage, OperatorMessage } from './frameMessage';
import type { FrameEvent } from './frameState';

/** Interval at which a running game is asked whether it still runs. */
export const ASK_EVERY_MS = 20_000;

/** Number of unanswered requests after which a game counts as silent. */
export const UNANSWERED_LIMIT = 2;

/**
 * Polls a running game while the page is visible, because a crashed or hanging process cannot be detected otherwise. A
 * game that has never answered does not support the request and never counts as silent.
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
