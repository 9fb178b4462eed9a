import { useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

interface PressStart<State> {
  /** Handlers of the control; they capture, so that its own remain. */
  readonly handlers: {
    readonly onPointerDownCapture: (event: SyntheticEvent) => void;
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  };
  /** Returns the state when the press of a click began; undefined for a click without one, as of a form that Enter submits. */
  readonly take: (click: Pick<MouseEvent, 'detail'>) => State | undefined;
}

/**
 * Remembers a state as it was when a press began: a finger or a key may rest on a control while the control changes.
 *
 * @param read returns the state; `pointedAt` is the control that a pointer presses, undefined for a key
 */
export function usePressStart<State>(read: (pointedAt: Element | undefined) => State): PressStart<State> {
  const start = useRef<{ readonly isPointer: boolean; readonly state: State }>(undefined);
  return {
    handlers: {
      onPointerDownCapture: ({ currentTarget }) => {
        start.current = { isPointer: true, state: read(currentTarget) };
      },
      onKeyDownCapture: ({ key, repeat }) => {
        if (!repeat && (key === 'Enter' || key === ' ')) start.current = { isPointer: false, state: read(undefined) };
      },
    },
    take: ({ detail }) => {
      const last = start.current;
      start.current = undefined;
      // A click without a pointer has no `detail`: it does not end a press that a pointer began and dragged away.
      return last?.isPointer === detail > 0 ? last.state : undefined;
    },
  };
}
