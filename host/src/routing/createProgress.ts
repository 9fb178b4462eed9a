import { createCell, type Readable } from '@site/shared/contract/readable';

/** Whether a navigation is under way. */
export interface Progress {
  readonly isRunning: Readable<boolean>;
  /** A navigation begins; it takes the place of one that has not finished. */
  begin(): void;
  /** The screen is there, or what stands in for it. */
  finish(): void;
}

/** Proves R-NAV-02. */
export function createProgress(): Progress {
  const isRunning = createCell(false);
  return {
    isRunning,
    begin() {
      isRunning.set(true);
    },
    finish() {
      isRunning.set(false);
    },
  };
}
