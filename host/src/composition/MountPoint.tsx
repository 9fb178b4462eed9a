import { useEffect, type ReactNode } from 'react';
import { DisabledNote } from './DisabledNote';
import type { LocalizedText } from './remotePlan';
import { useMountPoint, type MountPointOptions } from './useMountPoint';

export interface FailedView {
  readonly reference: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

interface MountPointProps extends MountPointOptions {
  /** Content shown until the view has painted. */
  readonly pending: ReactNode;
  readonly off: (reason: LocalizedText | undefined) => ReactNode;
  /** Content that replaces a failed view. It stays mounted while any build is retried. */
  readonly failed: (failed: FailedView) => ReactNode;
  /** Called when the view or its replacement is shown, and again when another function is passed. */
  readonly onSettled?: (() => void) | undefined;
}

/** Renders a view of a remote, or what replaces it. Shared by screens and widgets. */
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
      {/* The container stays visible while the view mounts or retries, because a view may measure itself. */}
      {ready && <div key={ready.build.container} ref={container} hidden={shown.kind === 'failed' && !shown.isRetrying} />}
    </>
  );
}
