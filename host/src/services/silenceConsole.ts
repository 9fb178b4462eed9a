const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir', 'group', 'groupCollapsed', 'groupEnd'] as const;

/**
 * Silences the console of the production site for the host, libraries and remotes (decision 38). A foreign script may
 * have frozen or removed the console. Implements R-UI-13.
 */
export function silenceConsole(target: Console | undefined): void {
  if (target) for (const method of METHODS) Reflect.set(target, method, () => undefined);
}
