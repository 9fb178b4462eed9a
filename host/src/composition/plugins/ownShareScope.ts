import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ShareScope = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>>[0]['shareScope'];

/**
 * Creates the runtime plugin that gives each build a copy of the host's share scope. A build adds its own shared
 * modules to the scope it gets. In a common scope other remotes would run them, and one team's deployment could break
 * another team's remote.
 */
export function ownShareScope(): ModuleFederationRuntimePlugin {
  return {
    name: 'own-share-scope',
    beforeInitContainer(container) {
      const { version, shareScopeKeys } = container.remoteEntryInitOptions;
      const names = [shareScopeKeys].flat();
      const scopes = Object.fromEntries(names.map((name) => [name, copyOf(container.origin.shareScopeMap[name])]));
      // The runtime passes the map as a non-enumerable property.
      const remoteEntryInitOptions = Object.defineProperty({ version, shareScopeKeys }, 'shareScopeMap', { value: scopes });
      return { ...container, shareScope: scopes[names[0] ?? ''] ?? {}, remoteEntryInitOptions };
    },
  };
}

/**
 * Copies the lists of versions. The modules stay the same objects, so the next build reuses what one build has fetched.
 */
function copyOf(scope: ShareScope = {}): ShareScope {
  return Object.fromEntries(Object.entries(scope).map(([key, versions]) => [key, { ...versions }]));
}
