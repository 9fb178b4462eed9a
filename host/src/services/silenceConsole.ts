const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir', 'group', 'groupCollapsed', 'groupEnd'] as const;

/** The running product prints nothing, whoever wants to: ours, a library, a remote (decision 38). Implements R-UI-13. */
export function silenceConsole(target: Console): void {
  for (const method of METHODS) target[method] = () => undefined;
}
