import { DEFAULT_ADDRESSES, type Addresses } from '@site/shared/release/addresses';
import { openReleaseStore } from '@site/shared/release/openReleaseStore';
import { operatorName } from '@site/shared/release/operator';
import type { ReleaseStore } from '@site/shared/release/releaseStore';
import { readSiteConfiguration, type SiteConfiguration } from '@site/shared/release/siteConfiguration';
import { deploymentFile } from '@site/shared/release/siteFiles';

/** Dependencies of a command beyond its arguments. */
export interface Environment {
  readonly store: () => ReleaseStore;
  readonly addresses: Addresses;
  readonly fetch: typeof fetch;
  readonly operator: () => string;
  readonly now: () => Date;
  readonly fileOf: (build: string) => string;
  readonly readSite: (build: string) => SiteConfiguration;
  /** How long a change waits for another operator's. */
  readonly lockWaitMs: number;
}

const LOCK_WAIT_MS = 10_000;

/** The environment of this machine. The store is opened by the commands that need it. */
export function liveEnvironment(): Environment {
  let store: ReleaseStore | undefined;
  return {
    store: () => (store ??= openReleaseStore()),
    addresses: DEFAULT_ADDRESSES,
    fetch,
    operator: operatorName,
    now: () => new Date(),
    fileOf: deploymentFile,
    readSite: readSiteConfiguration,
    lockWaitMs: LOCK_WAIT_MS,
  };
}
