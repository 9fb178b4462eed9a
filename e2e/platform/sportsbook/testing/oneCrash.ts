import { CrashpointReached, type Crashpoints } from '../../kernel';

/**
 * Crashpoint that simulates a kill: once set to the name of a point, it rolls back the next transaction that reaches
 * it.
 */
export interface OneCrash extends Crashpoints {
  at: string | null;
}

export function createOneCrash(): OneCrash {
  return {
    at: null,
    reach(name) {
      if (name !== this.at) return Promise.resolve();
      this.at = null;
      return Promise.reject(new CrashpointReached(name));
    },
  };
}
