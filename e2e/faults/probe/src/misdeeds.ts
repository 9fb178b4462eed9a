/** What the probe can do wrong, each at its own moment of a view's life. */
export type Misdeed =
  | 'throws-at-import'
  | 'throws-at-mount'
  | 'never-paints'
  | 'throws-in-render'
  | 'throws-in-an-effect'
  | 'throws-at-update'
  | 'throws-at-unmount'
  | 'never-unmounts';

declare global {
  interface Window {
    /** What a suite wishes to go wrong from now on; nothing when undefined. */
    probe?: Misdeed | undefined;
  }
}

export function isWished(misdeed: Misdeed): boolean {
  return window.probe === misdeed;
}

/** Throws where the suite wishes that this goes wrong. */
export function throwIfWished(misdeed: Misdeed): void {
  if (isWished(misdeed)) throw new Error(`the probe ${misdeed}`);
}
