import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the player asked the system for less movement. Styles ask by themselves; this is for what moves by a timer. */
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
