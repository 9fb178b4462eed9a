import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the viewport children mount once the player moves about the page: about a screen ahead. */
const AHEAD = '0px 0px 600px 0px';
/** Before that only what is in sight does: many visits never go below the first screen. */
const IN_SIGHT = '0px';

/** Signs that the player moves about the page: it scrolls, by any means, or a key such as Tab is pressed. */
const SIGNS = ['scroll', 'keydown'] as const;

interface WhenNearProps {
  readonly children: ReactNode;
  /** The height that is held until then, in units of the 1920 canvas. */
  readonly height: number;
  /** Mounts them wherever the player is. */
  readonly isDue?: boolean;
}

/** Mounts its children once they are in sight, or near it when the player moves: content below the first screen does not slow it down. */
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
