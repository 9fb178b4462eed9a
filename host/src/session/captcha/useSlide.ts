import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { beginPath, extendPath, type SlidePath } from './slidePath';

/** Distance that a key moves the piece, in pixels of the picture. */
export const KEY_STEPS = { arrow: 2, page: 20 } as const;

interface SlideOptions {
  /** Identity of the piece. A new piece starts at the left edge. */
  readonly of: object | undefined;
  /** Rightmost position, in pixels of the picture. */
  readonly max: number;
  readonly isLocked: boolean;
  readonly onDrop: (path: SlidePath) => void;
}

export interface Slide {
  readonly x: number;
  readonly isDragging: boolean;
  readonly track: RefObject<HTMLDivElement | null>;
  /**
   * Handlers of the handle. Use them on the handle only: the free width of the track is computed from the width of
   * their element.
   */
  readonly handlers: Pick<
    React.DOMAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
  >;
}

/** Start of a drag. */
interface Grip {
  readonly pointerId: number;
  readonly clientX: number;
  readonly x: number;
  /** Pixels of the picture per pixel of the screen. */
  readonly scale: number;
}

/**
 * Returns the state and handlers of a handle on a track, for mouse, finger, pen and keys, and records its path.
 * Releasing the handle or Enter drops it. If the system cancels the pointer, the handle returns to its start.
 */
export function useSlide({ of, max, isLocked, onDrop }: SlideOptions): Slide {
  const [x, setX] = useState(0);
  const [isDragging, setDragging] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip>(undefined);
  const path = useRef<SlidePath>(undefined);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    reset();
  }, [of]);

  function reset(): void {
    grip.current = undefined;
    path.current = undefined;
    setX(0);
    setDragging(false);
  }

  function move(by: SlidePath['by'], to: number): void {
    const next = Math.min(Math.max(to, 0), max);
    const at = performance.now() - shownAt.current;
    const before = path.current?.by === by ? path.current : beginPath(by, at, x);
    path.current = extendPath(before, at, next);
    setX(next);
  }

  function drop(): void {
    grip.current = undefined;
    setDragging(false);
    const gone = path.current;
    path.current = undefined;
    // A press without a movement is not an attempt.
    if (gone === undefined || gone.moves.every(([, place]) => place === 0)) return;
    onDrop(gone);
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    if (isLocked || grip.current !== undefined || event.button !== 0) return;
    const handle = event.currentTarget;
    const room = (track.current?.clientWidth ?? 0) - handle.offsetWidth;
    if (room <= 0) return;
    handle.setPointerCapture(event.pointerId);
    grip.current = { pointerId: event.pointerId, clientX: event.clientX, x, scale: max / room };
    path.current = beginPath('pointer', performance.now() - shownAt.current, x);
    setDragging(true);
  }

  function handlePointerMove(event: PointerEvent): void {
    const held = gripOf(event);
    if (held) move('pointer', held.x + (event.clientX - held.clientX) * held.scale);
  }

  function handlePointerUp(event: PointerEvent): void {
    if (gripOf(event)) drop();
  }

  function handlePointerCancel(event: PointerEvent): void {
    if (gripOf(event)) reset();
  }

  function gripOf({ pointerId }: PointerEvent): Grip | undefined {
    return grip.current?.pointerId === pointerId ? grip.current : undefined;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const to = placeAfter(event.key, x, max);
    const isDrop = event.key === 'Enter' || event.key === ' ';
    if (to === undefined && !isDrop) return;
    event.preventDefault();
    if (isLocked || grip.current !== undefined) return;
    if (to !== undefined) move('keys', to);
    else drop();
  }

  return {
    x,
    isDragging,
    track,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
      onKeyDown: handleKeyDown,
    },
  };
}

/** Returns the position after a key, or `undefined` for any other key. */
function placeAfter(key: string, x: number, max: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return x + KEY_STEPS.arrow;
    case 'ArrowLeft':
    case 'ArrowDown':
      return x - KEY_STEPS.arrow;
    case 'PageUp':
      return x + KEY_STEPS.page;
    case 'PageDown':
      return x - KEY_STEPS.page;
    case 'Home':
      return 0;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
