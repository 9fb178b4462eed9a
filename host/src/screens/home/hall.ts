import type { MouseEvent } from 'react';

export const HALL_ID = 'game-hall';

/** Without a new entry in the history, which would count as a navigation and lead back to the top. */
export function scrollToHall(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(HALL_ID)?.scrollIntoView({ behavior: 'smooth' });
}
