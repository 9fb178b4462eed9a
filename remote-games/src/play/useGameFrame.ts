import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { parseFrameMessage, ticketMessage } from './frameMessage';
import { advanceFrame, FIRST_FRAME, type FrameState } from './frameState';
import type { ReceivedGame } from './receivedGames';

/** A frame that has shown nothing after this time is called unreachable. */
export const FRAME_REACH_LIMIT_MS = 15_000;

interface GameFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: FrameState;
  readonly handleLoad: () => void;
  readonly retry: () => void;
}

interface GameFrameEvents {
  readonly onBalance: () => void;
  readonly onExit: () => void;
}

/**
 * Watches the frame of a game. Only messages from the frame's own window and origin count, and only that origin gets the one-time ticket. A
 * second `venue:ready` gets the same ticket: the game has a session of its own by then.
 */
export function useGameFrame({ address, token }: ReceivedGame, events: GameFrameEvents): GameFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(advanceFrame, FIRST_FRAME);
  const handlers = useRef(events);
  useEffect(() => {
    handlers.current = events;
  });

  useEffect(() => {
    if (state.status !== 'opening') return undefined;
    const timer = setTimeout(() => {
      dispatch('overdue');
    }, FRAME_REACH_LIMIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  useEffect(() => {
    const { origin } = new URL(address);
    const handleMessage = (event: MessageEvent<unknown>) => {
      const game = frame.current?.contentWindow;
      if (!game || event.source !== game || event.origin !== origin) return;
      switch (parseFrameMessage(event.data)) {
        case 'venue:ready':
          dispatch('arrived');
          if (token !== undefined) game.postMessage(ticketMessage(token), origin);
          return;
        case 'venue:balance':
          handlers.current.onBalance();
          return;
        case 'venue:exit':
          handlers.current.onExit();
          return;
        case undefined:
          return;
      }
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
    };
  }, [address, token]);

  return {
    frame,
    state,
    handleLoad: () => {
      dispatch('arrived');
    },
    retry: () => {
      dispatch('retried');
    },
  };
}
