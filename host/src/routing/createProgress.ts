import { createCell, type Readable } from '@site/shared/contract/readable';

/** Progress of a navigation, from its address to its painted screen. */
export interface Progress {
  readonly isRunning: Readable<boolean>;
  /** Starts a navigation to an address. Replaces one that has not finished. */
  begin(path: string): void;
  /** Called when the screen of an address or its replacement is shown. Ignored for an outdated address. */
  finish(path: string): void;
}

/** Creates the progress of navigations. Implements R-NAV-02. */
export function createProgress(): Progress {
  const isRunning = createCell(false);
  let current: string | undefined;
  return {
    isRunning,
    begin(path) {
      current = path;
      isRunning.set(true);
    },
    finish(path) {
      if (path === current) isRunning.set(false);
    },
  };
}
