/**
 * Opens an address in a page of its own that has no access to this one.
 *
 * `noopener` would do the same but always answers null, so that a blocked page could not be distinguished from an opened one.
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
