/** Scrolls to an element, without an animation for players who prefer reduced motion. */
export function scrollSmoothly(target: Element | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
}
