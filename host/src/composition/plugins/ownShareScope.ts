import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ShareScope = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>>[0]['shareScope'];

/**
 * Creates the runtime plugin that gives each build a copy of what the host offers. A build adds its own copies of shared modules to the scope it is given; in a common
 * scope another remote would run them, and the deployment of one team could break another's remote.
 */
export function ownShareScope(): ModuleFederationRuntimePlugin {
  return {
    name: 'own-share-scope',
    beforeInitContainer(container) {
      const { version, shareScopeKeys } = container.remoteEntryInitOptions;
      const names = [shareScopeKeys].flat();
      const scopes = Object.fromEntries(names.map((name) => [name, copyOf(container.origin.shareScopeMap[name])]));
      // The runtime passes the map on as a property that is not enumerable.
      const remoteEntryInitOptions = Object.defineProperty({ version, shareScopeKeys }, 'shareScopeMap', { value: scopes });
      return { ...container, shareScope: scopes[names[0] ?? ''] ?? {}, remoteEntryInitOptions };
    },
  };
}

/** Copies the lists of versions. The modules stay the same objects: what one build has fetched is there for the next. */
function copyOf(scope: ShareScope = {}): ShareScope {
  return Object.fromEntries(Object.entries(scope).map(([key, versions]) => [key, { ...versions }]));
}
