import type { Loadable } from '@site/shared/loadable';

/** It could not be fetched, and nothing of an earlier time is there to be shown. */
export function isMissing({ status, data }: Loadable<unknown>): boolean {
  return status === 'failed' && data === undefined;
}
