/**
 * One step of a start that has begun, sent to the parent process: what it does now, not a heartbeat. A start whose machine is busy goes on sending these;
 * one that hangs does not.
 */
export type StartProgress =
  | { readonly kind: 'progress'; readonly step: 'program' | 'seed' | 'simulator' | 'listening' | 'venues' | 'ready' }
  | { readonly kind: 'progress'; readonly step: 'database'; readonly detail: 'initialise' | 'start' | 'take over' | 'connect' }
  /** `done` migrations of `total` that this database lacks; none where it is up to date. `demo`: so much of the demo members' past is made, in percent. */
  | { readonly kind: 'progress'; readonly step: 'migrations' | 'demo'; readonly done: number; readonly total: number };

export type OnStartProgress = (progress: StartProgress) => void;

/** Returns the step in words, such as `migrations, 12 of 80`. */
export function describeProgress(progress: StartProgress): string {
  if ('total' in progress) return `${progress.step}, ${String(progress.done)} of ${String(progress.total)}`;
  return progress.step === 'database' ? `database, ${progress.detail}` : progress.step;
}

/** Parses a message of a platform process. Returns undefined for any other message. */
export function parseProgress(message: unknown): StartProgress | undefined {
  const isProgress = typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'progress';
  return isProgress ? (message as StartProgress) : undefined;
}
