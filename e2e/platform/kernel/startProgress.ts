/**
 * Step of a start, sent to the parent process when it begins. It is not a heartbeat: a slow start keeps sending steps,
 * a hanging one does not.
 */
export type StartProgress =
  | { readonly kind: 'progress'; readonly step: 'program' | 'seed' | 'simulator' | 'listening' | 'venues' | 'ready' }
  | { readonly kind: 'progress'; readonly step: 'database'; readonly detail: 'initialise' | 'start' | 'take over' | 'connect' }
  /**
   * `done` of `total` pending migrations, none for an up-to-date database. For `demo`, the percentage of the demo
   * members' past that is finished.
   */
  | { readonly kind: 'progress'; readonly step: 'migrations' | 'demo'; readonly done: number; readonly total: number };

export type OnStartProgress = (progress: StartProgress) => void;

/** Returns the step as text, such as `migrations, 12 of 80`. */
export function describeProgress(progress: StartProgress): string {
  if ('total' in progress) return `${progress.step}, ${String(progress.done)} of ${String(progress.total)}`;
  return progress.step === 'database' ? `database, ${progress.detail}` : progress.step;
}

/** Parses a message of a platform process. Returns undefined for any other message. */
export function parseProgress(message: unknown): StartProgress | undefined {
  const isProgress = typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'progress';
  return isProgress ? (message as StartProgress) : undefined;
}
