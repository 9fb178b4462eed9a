import type { DeploymentManifest, RemoteBuild, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId, RemoteLifecycles, RemoteProps } from '@site/shared/contract/remoteProps';
import { createStorage, type SafeStorage } from '@site/shared/storage';
import { createFakeServices, type FakeHost, type FakeServicesOptions } from '@site/testing';
import type { RootServices } from '../scopedServices';

export const ORIGIN = 'https://sports.example';
export const INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** Creates a build of the sports remote that may run here. */
export function aBuild(version = '1.0.0', overrides: Partial<RemoteBuild> = {}): RemoteBuild {
  return {
    version,
    container: `remote_sports_${version.replaceAll('.', '_')}`,
    entry: `${ORIGIN}/${version}/remoteEntry.js`,
    integrity: INTEGRITY,
    requires: '^1.0.0',
    preload: {},
    ...overrides,
  };
}

/** Creates a manifest of `revision` 7 with only the given remotes. */
export function aManifest(
  remotes: Partial<Record<RemoteId, RemoteDeployment | object>> = {},
  overrides: Partial<DeploymentManifest> = {},
): DeploymentManifest {
  return {
    schema: 1,
    revision: 7,
    build: 'default',
    brand: { name: { 'zh-CN': '曜界', 'zh-TW': '曜界' }, latin: 'YAOJIE' },
    siteId: '1001',
    flags: { selfSport: true, vipNoSave: false, innerGame: true, hideRealNumber: true, withdrawPassword: true, defaultLanguage: 'zh-CN' },
    remoteOrigins: [ORIGIN],
    gameOrigins: [],
    remotes,
    ...overrides,
  };
}

/** Creates mocked lifecycles of a view that only paints. */
export function aRemote(overrides: Partial<RemoteLifecycles> = {}): jest.Mocked<RemoteLifecycles> {
  const done = () => Promise.resolve();
  return {
    bootstrap: jest.fn(overrides.bootstrap ?? done),
    mount: jest.fn(
      overrides.mount ??
        ((props: RemoteProps) => {
          props.onReady?.();
          return Promise.resolve();
        }),
    ),
    update: jest.fn(overrides.update ?? done),
    unmount: jest.fn(overrides.unmount ?? done),
  };
}

/** Creates the host's services in memory. */
export function aRoot(options: FakeServicesOptions = {}): { readonly root: RootServices; readonly host: FakeHost } {
  const host = createFakeServices(options);
  const { storage, ...rest } = host.services;
  return { root: { ...rest, storageOf: () => storage }, host };
}

/** Creates an empty storage for one test. */
export function aStorage(): SafeStorage {
  window.localStorage.clear();
  return createStorage(() => window.localStorage, window);
}

export function never(): Promise<never> {
  return new Promise(() => undefined);
}
