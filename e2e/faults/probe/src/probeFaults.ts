/** What the probe can do wrong, each at its own moment of a view's life. */
export type ProbeFault =
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
    probe?: ProbeFault | undefined;
  }
}

export function isFaultSet(fault: ProbeFault): boolean {
  return window.probe === fault;
}

/** Throws where the suite wishes that this goes wrong. */
export function throwIfFaultSet(fault: ProbeFault): void {
  if (isFaultSet(fault)) throw new Error(`the probe ${fault}`);
}
