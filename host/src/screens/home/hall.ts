import type { MouseEvent } from 'react';
import { scrollSmoothly } from '@site/shared/ui';

export const HALL_ID = 'game-hall';

/** Scrolls to the games without a history entry, which would count as a navigation and scroll to the top. */
export function scrollToHall(event: MouseEvent): void {
  event.preventDefault();
  scrollSmoothly(document.getElementById(HALL_ID));
}
