import { createCell, type Readable } from '@site/shared/contract/readable';

/** Windows without room for rail and dock beside the content, such as 1440 zoomed to 200 %. The style sheets use the same width. */
const NARROW = '(max-width: 1199.98px)';

/** Whether the window is narrow now: rail and dock are drawers then. */
export function watchNarrow({ matchMedia }: Pick<Window, 'matchMedia'>): Readable<boolean> {
  const list = matchMedia(NARROW);
  const isNarrow = createCell(list.matches);
  list.addEventListener('change', ({ matches }) => {
    isNarrow.set(matches);
  });
  return isNarrow;
}
