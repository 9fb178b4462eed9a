/** The only file that uses the module federation runtime. */
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';
import { LOAD_BUDGET_MS } from './limits';
import { LoadError, type BuildLoader } from './remoteLoader';

/** The name webpack gave the host, under which its runtime has already offered the shared modules. */
const HOST_NAME = 'host';

/** As in the build preset: React and everything that uses it come from one build. */
const SHARE_SCOPE = 'react-19';

/** The one module a remote exposes. */
const EXPOSED = 'remote';

/**
 * Loads builds as federated containers: each under its own container name, so that two builds of one remote can be loaded at once.
 *
 * The runtime by itself ignores hashes, joins a retry to a request that hangs, and keeps the leftovers of a failed attempt. So the script is
 * made here (address through Trusted Types, integrity, CORS), a retry goes to a new address, and each attempt registers the build again.
 * Stylesheets and chunks are checked by the build's own runtime, whose table of hashes the entry carries.
 *
 * @param toScriptUrl makes an address fit for `script.src`, or throws
 */
export function createFederation(toScriptUrl: (url: string) => string): BuildLoader {
  const registered = new Map<string, RemoteBuild>();
  const attempts = new Map<string, number>();
  const entered = new Set<string>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'checked-entries',
    createScript({ url, remoteInfo }) {
      // Chunks of a build are not ours: they have no remote here.
      if (!remoteInfo) return undefined;
      const integrity = registered.get(remoteInfo.name)?.integrity;
      if (!integrity) throw new Error(`no integrity for ${url}`);
      return { script: createEntryScript(toScriptUrl(url), integrity), timeout: LOAD_BUDGET_MS };
    },
    afterLoadEntry({ remoteInfo, error }) {
      if (!error) entered.add(remoteInfo.name);
    },
  };
  const runtime = init({ name: HOST_NAME, remotes: [], plugins: [plugin] });

  return {
    async load(build) {
      const { container } = build;
      const attempt = attempts.get(container) ?? 0;
      attempts.set(container, attempt + 1);
      registered.set(container, build);
      entered.delete(container);
      runtime.registerRemotes(
        [{ name: container, entryGlobalName: container, entry: addressOf(build, attempt), type: 'global', shareScope: SHARE_SCOPE }],
        {
          force: true,
        },
      );
      try {
        return toLifecycles(await runtime.loadRemote<unknown>(`${container}/${EXPOSED}`));
      } catch (cause) {
        throw new LoadError(entered.has(container) ? 'module' : 'entry', cause);
      }
    },
  };
}

/** Each attempt of this page has an address of its own, so that none joins a request that hangs. The server ignores the query. */
function addressOf({ entry }: RemoteBuild, attempt: number): string {
  if (attempt === 0) return entry;
  const url = new URL(entry);
  url.searchParams.set('r', String(attempt));
  return url.href;
}

function createEntryScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  return script;
}

const LIFECYCLES = ['bootstrap', 'mount', 'update', 'unmount'] as const;

/** The module's lifecycles. Throws where it has not all of them: an empty module is what the runtime answers for one that threw before. */
function toLifecycles(module: unknown): RemoteLifecycles {
  if (typeof module !== 'object' || module === null) throw new Error('the remote exposes no module');
  const missing = LIFECYCLES.filter((name) => typeof (module as Record<string, unknown>)[name] !== 'function');
  if (missing.length > 0) throw new Error(`the remote exposes no ${missing.join(', ')}`);
  return module as RemoteLifecycles;
}
