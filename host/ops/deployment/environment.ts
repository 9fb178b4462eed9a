import { DEFAULT_ADDRESSES, type Addresses } from '@site/release/addresses';
import { openReleaseStore } from '@site/release/openReleaseStore';
import { operatorName } from '@site/release/operator';
import type { ReleaseStore } from '@site/release/releaseStore';
import { asksApproval, listBuilds, readSiteConfiguration, type SiteConfiguration } from '@site/release/siteConfiguration';
import { deploymentFile } from '@site/release/siteFiles';
import { announce, type Announcement } from './announce';
import { readFigures, type Figures, type FiguresSource } from './figures';
import { platformDoor, type AskPlatform } from './platformDoor';
import { Refusal } from './refusal';
import { describeFetchError } from './systemError';

export interface Environment {
  readonly store: () => ReleaseStore;
  readonly addresses: Addresses;
  readonly fetch: typeof fetch;
  readonly operator: () => string;
  readonly now: () => Date;
  readonly fileOf: (build: string) => string;
  readonly readSite: (build: string) => SiteConfiguration;
  /** Returns true when changes of this themed build wait for a second person. */
  readonly asksApproval: (build: string) => boolean;
  readonly builds: () => readonly string[];
  /** Returns the figures that players' browsers reported for each build; undefined when they are unavailable. */
  /** `onFailure` receives the reason. */
  readonly figures: (source?: Pick<FiguresSource, 'onFailure'>) => Promise<Figures | undefined>;
  /** Reports a change to the metrics. Never rejects. */
  readonly announce: (change: Announcement) => Promise<void>;
  /** Calls the operator endpoint of the running platform. */
  readonly askPlatform: AskPlatform;
  /** Time that a change waits for another operator's. */
  readonly lockWaitMs: number;
}

const LOCK_WAIT_MS = 10_000;

/** Returns the environment of this machine. The store is opened by the commands that need it. */
export function liveEnvironment(): Environment {
  let store: ReleaseStore | undefined;
  return {
    store: () => (store ??= refusing(openReleaseStore())),
    addresses: DEFAULT_ADDRESSES,
    fetch,
    operator: operatorName,
    // eslint-disable-next-line eslint-js/no-restricted-syntax -- the clock of every command
    now: () => new Date(),
    fileOf: deploymentFile,
    readSite: readSiteConfiguration,
    asksApproval,
    builds: listBuilds,
    figures: readFigures,
    announce,
    askPlatform: platformDoor(),
    lockWaitMs: LOCK_WAIT_MS,
  };
}

/** Converts failures of the store into refusals with the name of the store and the cause. */
export function refusing(store: ReleaseStore): ReleaseStore {
  const ask = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      throw new Refusal(
        'store-unreachable',
        `The release store ${store.location} cannot be used: ${describeFetchError(error)}; nothing was changed: see that it runs, and what RELEASE_STORE names`,
      );
    }
  };
  return {
    location: store.location,
    list: (remote) => ask(store.list(remote)),
    read: (remote, version) => ask(store.read(remote, version)),
    put: (...release) => ask(store.put(...release)),
  };
}
