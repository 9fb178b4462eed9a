import type { MouseEvent } from 'react';

export const HALL_ID = 'game-hall';

/** Adds no entry to the history, which would count as a navigation and scroll to the top. */
export function scrollToHall(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(HALL_ID)?.scrollIntoView({ behavior: 'smooth' });
}
