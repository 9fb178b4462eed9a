/** No list has more pages. */
const PAGE = /^[1-9]\d{0,5}$/;

/** The page of a list that an address names, from 1 on; the first for any other text. */
export function parsePage(text = ''): number {
  return PAGE.test(text) ? Number(text) : 1;
}
