import { createCell, type Readable } from '../contract/readable';
import type { isCommonPassword } from '../validation/commonPassword';

export type IsCommon = typeof isCommonPassword;

/** The list of the most common passwords, which is loaded when a new password is first typed. */
export interface CommonPasswords {
  /** Check against the loaded list. Until it is loaded, no password counts as common. */
  readonly isCommon: Readable<IsCommon>;
  /** Loads the list once. If it fails, no password counts as common; the platform rejects the same passwords. */
  load(): Promise<IsCommon>;
}

/**
 * Creates the list, which loads on demand.
 *
 * @param fetchList imports the code of the list; the next call of `load` retries a failed import
 */
export function createCommonPasswords(
  fetchList: () => Promise<{ readonly isCommonPassword: IsCommon }> = () => import('../validation/commonPassword'),
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
