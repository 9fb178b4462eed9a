import { createCell, type Readable } from '@site/shared/contract/readable';

/** Progress of a navigation, from its address to its painted screen. */
export interface Progress {
  readonly isRunning: Readable<boolean>;
  /** A navigation to an address starts; it replaces one that has not finished. */
  begin(path: string): void;
  /** The screen of an address or its replacement is shown. A late call finishes nothing. */
  finish(path: string): void;
}

/** Implements R-NAV-02. */
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
