import { createCell, type Readable } from '../contract/readable';
import type { isCommonPassword } from './commonPassword';

export type IsCommon = typeof isCommonPassword;

/** The list of the most used passwords, which is loaded when a new password is first typed. */
export interface CommonPasswords {
  /** By what is loaded: until then no password is common. */
  readonly isCommon: Readable<IsCommon>;
  /** Loads the list, once. Without it no password is common: the platform refuses the same. */
  load(): Promise<IsCommon>;
}

/** @param fetchList fetches the code of the list; of a failed try nothing remains */
export function createCommonPasswords(
  fetchList: () => Promise<{ readonly isCommonPassword: IsCommon }> = () => import('./commonPassword'),
): CommonPasswords {
  const isCommon = createCell<IsCommon>(() => false);
  let loading: Promise<void> | undefined;
  return {
    isCommon,
    async load() {
      loading ??= fetchList().then(
        ({ isCommonPassword }) => {
          isCommon.set(isCommonPassword);
        },
        () => {
          loading = undefined;
        },
      );
      await loading;
      return isCommon.get();
    },
  };
}
