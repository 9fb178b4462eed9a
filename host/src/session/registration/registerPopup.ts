/** Delay of the register popup after the page was opened, in milliseconds. Implements R-CONST-02. */
export const REGISTER_POPUP_DELAY_MS = 500;

interface RegisterPopup {
  /** Query of the address, with its question mark. */
  readonly search: string;
  readonly pageAgeMs: number;
  readonly isSignedIn: () => boolean;
  readonly open: () => void;
}

/**
 * Opens registration 500 ms after a page was opened with `?register=1`, or at once if the page took longer to start.
 * Does not wait for any request.
 *
 * Assumption: it does not open for a member who is signed in by then.
 *
 * Implements R-UI-03, R-UI-04.
 */
export function openRegisterWhenAsked({ search, pageAgeMs, isSignedIn, open }: RegisterPopup): void {
  if (!asksToRegister(search)) return;
  setTimeout(
    () => {
      if (!isSignedIn()) open();
    },
    Math.max(0, REGISTER_POPUP_DELAY_MS - pageAgeMs),
  );
}

export function asksToRegister(search: string): boolean {
  return new URLSearchParams(search).get('register') === '1';
}
