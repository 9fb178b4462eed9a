/** Delay of the register popup after the page was opened, in milliseconds. Implements R-CONST-02. */
export const REGISTER_POPUP_DELAY_MS = 500;

/**
 * Opens registration a moment after a page was opened with `?register=1`.
 *
 * Assumption: it does not open for a member who is signed in by then.
 *
 * @param search of the address, with its question mark
 * Implements R-UI-03, R-UI-04.
 */
export function openRegisterWhenAsked(search: string, isSignedIn: () => boolean, open: () => void): void {
  if (new URLSearchParams(search).get('register') !== '1') return;
  setTimeout(() => {
    if (!isSignedIn()) open();
  }, REGISTER_POPUP_DELAY_MS);
}
