import { describeProgress, type StartProgress } from '@site/platform/startProgress';

/**
 * Upper bound of a start that makes progress. At a load of 28 a start that also generates the demo's history takes more
 * than five minutes.
 */
export const START_LIMIT_MS = 15 * 60_000;

/**
 * Upper bound of one step. The longest ones (loading the program, initialising the database, seeding) take a few
 * seconds each on an idle machine.
 */
export const STEP_LIMIT_MS = 120_000;

const SECOND_MS = 1000;

export interface StartWatch {
  onProgress(progress: StartProgress): void;
  isReady(): boolean;
  /**
   * Returns the reason to stop waiting: no progress, or the total time limit. Returns undefined while there is
   * progress.
   */
  findTimeout(): string | undefined;
  describe(): string;
}

/** Tracks the progress of a platform's start. */
export function createStartWatch(now: () => number = () => performance.now()): StartWatch {
  const started = now();
  let step = 'program';
  let stepStarted = started;
  let isReady = false;
  const seconds = (since: number): string => `${((now() - since) / SECOND_MS).toFixed(0)} s`;
  const describe = (): string => `step "${step}" for ${seconds(stepStarted)}, start for ${seconds(started)}`;
  return {
    onProgress(progress) {
      step = describeProgress(progress);
      stepStarted = now();
      isReady = progress.step === 'ready';
    },
    isReady: () => isReady,
    findTimeout() {
      if (now() - started > START_LIMIT_MS) return `it has not started within ${String(START_LIMIT_MS / SECOND_MS)} s (${describe()})`;
      if (now() - stepStarted > STEP_LIMIT_MS) return `it made no progress for ${String(STEP_LIMIT_MS / SECOND_MS)} s (${describe()})`;
      return undefined;
    },
    describe,
  };
}
