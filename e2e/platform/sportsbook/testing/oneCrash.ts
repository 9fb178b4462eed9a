import { CrashpointReached, type Crashpoints } from '../../kernel';

/** Armed with the name of a point, it rolls back the next transaction that reaches it, as a kill would. */
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
