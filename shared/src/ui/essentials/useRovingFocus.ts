import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { createRovingFocus, type RovingFocus, type RovingFocusOptions } from './createRovingFocus';

export interface RovingFocusRef<Target extends HTMLElement> {
  /** Ref of the container; its rows are marked as `rovingRows` describes. */
  readonly ref: RefObject<Target | null>;
  /** Focuses the control that Tab would reach. */
  readonly focus: () => void;
}

/**
 * Makes all controls in the rows of a container one Tab stop, with arrow keys to move between them.
 *
 * @example const { ref } = useRovingFocus<HTMLUListElement>(); <ul ref={ref}>{items.map((item) => <li key={item.id}
 * data-roving-row>…</li>)}</ul>
 */
export function useRovingFocus<Target extends HTMLElement>({ start }: RovingFocusOptions = {}): RovingFocusRef<Target> {
  const ref = useRef<Target>(null);
  const roving = useRef<RovingFocus>(undefined);
  useEffect(() => {
    if (!ref.current) return undefined;
    const own = createRovingFocus(ref.current, { start });
    roving.current = own;
    return () => {
      roving.current = undefined;
      own.dispose();
    };
  }, [start]);
  const focus = useCallback(() => {
    roving.current?.focus();
  }, []);
  return { ref, focus };
}
