/**
 * Opens an address in a page of its own that cannot reach back to this one.
 *
 * `noopener` would do the same and always answer null, so that a page the browser has blocked could not be told from one that stands.
 *
 * @returns false where the browser has blocked it
 */
export function openPage(address: string): boolean {
  const page = window.open('', '_blank');
  if (page === null) return false;
  page.opener = null;
  page.location.href = address;
  return true;
}
