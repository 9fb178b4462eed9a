import { configure, getConfig } from '@testing-library/react';

/**
 * Waits that suit a busy machine: long, and not costly. A query that is asked again and again until it finds something does not print the page each
 * time; the library prints it once more when the wait is over and nothing was found.
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
