import { useEffect, type ReactNode } from 'react';
import { DisabledNote } from './DisabledNote';
import type { LocalizedText } from './remotePlan';
import { useMountPoint, type MountPointOptions } from './useMountPoint';

/** What a mount point shows instead of its view. */
export interface FailedView {
  readonly reference: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

interface MountPointProps extends MountPointOptions {
  /** Until the view has painted. */
  readonly pending: ReactNode;
  readonly off: (reason: LocalizedText | undefined) => ReactNode;
  /** Stays mounted during a retry, with any build. */
  readonly failed: (failed: FailedView) => ReactNode;
  /** The view or its replacement is shown. Called again when another function is given. */
  readonly onSettled?: (() => void) | undefined;
}

/** A view of a remote and what replaces it: shared by screens and widgets. */
export function MountPoint({ pending, off, failed, onSettled, ...options }: MountPointProps) {
  const { shown, ready, container, isKept, retry } = useMountPoint(options);
  const isSettled = shown.kind !== 'waiting';
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);

  return (
    <>
      {shown.kind === 'waiting' && pending}
      {shown.kind === 'off' && off(shown.reason)}
      {shown.kind === 'failed' && failed({ reference: shown.reference, isRetrying: shown.isRetrying, onRetry: retry })}
      {isKept && <DisabledNote remote={options.remote} />}
      {/* Not hidden while it mounts or retries: a view may measure itself. */}
      {ready && <div key={ready.build.container} ref={container} hidden={shown.kind === 'failed' && !shown.isRetrying} />}
    </>
  );
}
