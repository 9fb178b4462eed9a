import { configure, getConfig } from '@testing-library/react';

/**
 * Configures waits for a busy machine: long and cheap. A repeated query does not print the page on every attempt; the
 * library prints it once when the wait times out.
 */
export function configureWaits(): void {
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: 5000,
    getElementError(message, container) {
      if (!isWaiting()) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}

function isWaiting(): boolean {
  return (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
}
