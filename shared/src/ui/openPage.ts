/**
 * Opens an address in a new page that has no access to this one.
 *
 * `noopener` does the same, but then `window.open` always returns null, so that a blocked page could not be detected.
 *
 * @returns false when the browser blocked the page
 */
export function openPage(address: string): boolean {
  const page = window.open('', '_blank');
  if (page === null) return false;
  page.opener = null;
  page.location.href = address;
  return true;
}
