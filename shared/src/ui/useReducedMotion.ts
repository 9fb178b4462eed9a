import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Returns whether the player prefers reduced motion, for motion that timers drive. Stylesheets use the media query. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(QUERY).matches);
}

function listen(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => {
    list.removeEventListener('change', onChange);
  };
}
