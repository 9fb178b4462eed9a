import { createCell, type Readable } from '@site/shared/contract/readable';

/** Windows without room for rail and dock beside the content, such as 1440 zoomed to 200 %. The style sheets use the same widths. */
export const NARROW = '(max-width: 1199.98px)';

/** Windows of a phone: the main ways are at the lower edge, within reach of a thumb. */
export const PHONE = '(max-width: 767.98px)';

/** Whether a media query holds now. */
export function watchMedia({ matchMedia }: Pick<Window, 'matchMedia'>, query: string): Readable<boolean> {
  const list = matchMedia(query);
  const holds = createCell(list.matches);
  list.addEventListener('change', ({ matches }) => {
    holds.set(matches);
  });
  return holds;
}
