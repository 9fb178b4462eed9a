import { createCell, type Readable } from '@site/shared/contract/readable';

/**
 * Media query of windows without room for rail and dock beside the content, such as 1440 px zoomed to 200 %. The style
 * sheets use the same widths.
 */
export const NARROW = '(max-width: 1199.98px)';

/** Media query of phone-sized windows, where the main links are at the lower edge, within reach of a thumb. */
export const PHONE = '(max-width: 767.98px)';

/** Returns whether a media query matches, as a readable. */
export function watchMedia({ matchMedia }: Pick<Window, 'matchMedia'>, query: string): Readable<boolean> {
  const list = matchMedia(query);
  const holds = createCell(list.matches);
  list.addEventListener('change', ({ matches }) => {
    holds.set(matches);
  });
  return holds;
}
