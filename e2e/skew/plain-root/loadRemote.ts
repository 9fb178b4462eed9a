import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';

/** Used subset of the browser's Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes };
/** Trusted Types policy that the site allows for loading entries. */
const policy = trustedTypes?.createPolicy('host-loader', { createScriptURL: (url) => url });
const integrityByContainer = new Map<string, string>();

/** Entries are fetched from another origin, and only with the hash in the manifest. */
const checkedEntries: ModuleFederationRuntimePlugin = {
  name: 'checked-entries',
  createScript({ url, remoteInfo }) {
    const integrity = remoteInfo && integrityByContainer.get(remoteInfo.name);
    if (integrity === undefined) return undefined;
    const script = document.createElement('script');
    script.src = policy?.createScriptURL(url) ?? url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return { script };
  },
};

/** The name matches this root's bundler configuration. */
const runtime = init({ name: 'plain_root', remotes: [], plugins: [checkedEntries] });

/** Loads the lifecycles of a build with the federation runtime. */
export async function loadRemote({ container, entry, integrity }: RemoteBuild): Promise<RemoteLifecycles> {
  integrityByContainer.set(container, integrity);
  runtime.registerRemotes([{ name: container, entryGlobalName: container, entry, type: 'global', shareScope: 'react-19' }]);
  const lifecycles = await runtime.loadRemote<RemoteLifecycles>(`${container}/remote`);
  if (lifecycles === null) throw new Error(`${container} exposes nothing`);
  return lifecycles;
}
