import { useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

interface PressStart<State> {
  /** Handlers for the control. They use the capture phase, so the control can still have its own. */
  readonly handlers: {
    readonly onPointerDownCapture: (event: SyntheticEvent) => void;
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  };
  /**
   * Returns the state at the start of the press that caused a click; undefined for a click without a press, such as the
   * one of a form submitted by Enter.
   */
  readonly take: (click: Pick<MouseEvent, 'detail'>) => State | undefined;
}

/**
 * Remembers a state as it was when a press started, because the control may change while a finger or a key holds it.
 *
 * @param read returns the state; `pointedAt` is the control under the pointer, undefined for a key
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
      // A click without a pointer has `detail` 0. It does not belong to a press that a pointer started and dragged
      // away.
      return last?.isPointer === detail > 0 ? last.state : undefined;
    },
  };
}
