/** Faults of the probe, each in a different phase of a view's lifecycle. */
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
    /** Fault that a suite has set; undefined for no fault. */
    probe?: ProbeFault | undefined;
  }
}

export function isFaultSet(fault: ProbeFault): boolean {
  return window.probe === fault;
}

export function throwIfFaultSet(fault: ProbeFault): void {
  if (isFaultSet(fault)) throw new Error(`the probe ${fault}`);
}
