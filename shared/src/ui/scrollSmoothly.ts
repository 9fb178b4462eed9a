/** Scrolls to an element, in one step for players who asked the system for less movement. */
export function scrollSmoothly(target: Element | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
}
