import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the viewport children mount: about a screen ahead. */
const AHEAD = '600px';

interface WhenNearProps {
  readonly children: ReactNode;
  /** The height that is held until then, in units of the 1920 canvas. */
  readonly height: number;
}

/** Mounts its children once the player scrolls near them: content below the first screen does not slow it down. */
export function WhenNear({ children, height }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return isNear ? children : <div ref={place} style={{ blockSize: `${String(height / 100)}rem` }} />;
}
