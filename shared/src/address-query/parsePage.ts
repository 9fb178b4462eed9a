/** Up to six digits, because no list has more pages. */
const PAGE = /^[1-9]\d{0,5}$/;

/** Parses a page number from the address, starting at 1. Returns the first page for any other text. */
export function parsePage(text = ''): number {
  return PAGE.test(text) ? Number(text) : 1;
}
