import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { parseFrameMessage, ticketMessage, type OperatorMessage } from './frameMessage';
import { advanceFrame, FIRST_FRAME, type FrameEvent, type FrameState } from './frameState';
import type { ReceivedGame } from '../received-games/receivedGames';
import { useFrameAnswers } from './useFrameAnswers';

/** Time after which a frame that has not loaded counts as unreachable. */
export const FRAME_REACH_LIMIT_MS = 15_000;

/**
 * Time after which a loaded page that has sent no message counts as not being a game. A game sends its first message at
 * once.
 */
export const FRAME_SPEAK_LIMIT_MS = 5_000;

interface GameFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: FrameState;
  readonly handleLoad: () => void;
  readonly retry: () => void;
  /** Sends a message only to the origin of the game. */
  readonly tell: (message: OperatorMessage) => void;
}

interface GameFrameOptions {
  readonly isPaused: boolean;
  readonly onBalance: () => void;
  readonly onExit: () => void;
}

/**
 * Watches the frame of a game and exchanges messages with it. Only messages from the frame's own window and origin are
 * accepted, and only that origin receives the one-time ticket and other messages. A second `venue:ready` gets the same
 * ticket, because the game has its own session by then.
 */
export function useGameFrame({ address, token }: ReceivedGame, options: GameFrameOptions): GameFrame {
  const { isPaused } = options;
  const { origin } = new URL(address);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(advanceFrame, FIRST_FRAME);
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  const tell = useCallback((message: OperatorMessage) => frame.current?.contentWindow?.postMessage({ type: message }, origin), [origin]);
  const { handleAnswer } = useFrameAnswers(state.status === 'running', tell, dispatch);

  useOverdue(state, dispatch);
  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      const game = frame.current?.contentWindow;
      if (!game || event.source !== game || event.origin !== origin) return;
      const message = parseFrameMessage(event.data);
      if (message === undefined) return;
      handleAnswer(message);
      dispatch('heard');
      switch (message) {
        case 'venue:ready':
          if (token !== undefined) game.postMessage(ticketMessage(token), origin);
          // A page that has just started has missed the pause message.
          if (newest.current.isPaused) tell('operator:pause');
          return;
        case 'venue:balance':
          newest.current.onBalance();
          return;
        case 'venue:exit':
          newest.current.onExit();
          return;
        case 'venue:over':
          dispatch('ended');
      }
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
    };
  }, [origin, token, tell, handleAnswer]);

  const wasPaused = useRef(false);
  useEffect(() => {
    if (wasPaused.current !== isPaused) tell(isPaused ? 'operator:pause' : 'operator:resume');
    wasPaused.current = isPaused;
  }, [isPaused, tell]);

  return {
    frame,
    state,
    handleLoad: () => {
      dispatch('loaded');
    },
    retry: () => {
      dispatch('retried');
    },
    tell,
  };
}

function useOverdue(state: FrameState, dispatch: (event: FrameEvent) => void): void {
  const { status } = state;
  useEffect(() => {
    if (status !== 'opening' && status !== 'loaded') return undefined;
    const timer = setTimeout(
      () => {
        dispatch('overdue');
      },
      status === 'opening' ? FRAME_REACH_LIMIT_MS : FRAME_SPEAK_LIMIT_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [state, status, dispatch]);
}
