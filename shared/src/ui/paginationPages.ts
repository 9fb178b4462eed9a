/** One slot in a row of pages: a page number from 1, or a gap of several omitted pages. */
export type PageSlot = { readonly status: 'page'; readonly page: number } | { readonly status: 'gap'; readonly after: number };

/**
 * Returns the pages to offer: the first, the last, the current one with its neighbors, and gaps between them. A gap of
 * a single page shows that page instead. `pageSlots(6, 20)` is 1 … 5 6 7 … 20; `pageSlots(3, 20)` is 1 2 3 4 … 20.
 */
export function pageSlots(current: number, pageCount: number): readonly PageSlot[] {
  const near = [1, current - 1, current, current + 1, pageCount];
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((page, index): readonly PageSlot[] => {
    const before = shown[index - 1];
    const slot = { status: 'page', page } as const;
    if (before === undefined || page - before === 1) return [slot];
    if (page - before === 2) return [{ status: 'page', page: page - 1 }, slot];
    return [{ status: 'gap', after: before }, slot];
  });
}
