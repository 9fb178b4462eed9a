const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir', 'group', 'groupCollapsed', 'groupEnd'] as const;

/** The production site prints nothing: neither host, library nor remote (decision 38). Implements R-UI-13. */
export function silenceConsole(target: Console): void {
  for (const method of METHODS) target[method] = () => undefined;
}
