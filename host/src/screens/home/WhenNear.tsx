import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance below the viewport at which children mount once the player moves on the page, about one screen. */
const AHEAD = '0px 0px 600px 0px';
/** Distance before that. Only visible children mount, because many visits never go below the first screen. */
const IN_SIGHT = '0px';

/** Events that show that the player moves on the page: scrolling of any kind, or a key such as Tab. */
const SIGNS = ['scroll', 'keydown'] as const;

interface WhenNearProps {
  readonly children: ReactNode;
  /** Height reserved until the children mount, in units of the 1920 canvas. */
  readonly height: number;
  /** Set to mount the children regardless of the scroll position. */
  readonly isDue?: boolean;
}

/**
 * Mounts its children when they are visible, or close to it once the player moves. This prevents content below the
 * first screen from slowing it down.
 */
export function WhenNear({ children, height, isDue = false }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const hasMoved = useHasMoved();
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: hasMoved ? AHEAD : IN_SIGHT },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear, hasMoved]);
  return isNear || isDue ? children : <div ref={place} style={{ blockSize: `${String(height / 100)}rem` }} />;
}

function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    const note = () => {
      setHasMoved(true);
      stop();
    };
    const stop = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    };
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
    return stop;
  }, []);
  return hasMoved;
}
