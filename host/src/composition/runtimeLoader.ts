/** The only file that uses the module federation runtime. */
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import lendRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { addressOf, createScript, toLifecycles } from './entryScript';
import { LOAD_BUDGET_MS } from './limits';
import { LoadError, type BuildLoader } from './remoteLoader';
import { SHARE_SCOPE, type ShareScope } from './shareScope';

/** The host, in messages of the runtime. */
const HOST_NAME = 'host';

/** The one module a remote exposes. */
const EXPOSED = 'remote';

/**
 * Loads builds by the federation's runtime, and lends it to those that were built without it (`externalRuntime`).
 *
 * The runtime by itself ignores hashes, joins a retry to a request that hangs, and keeps the leftovers of a failed attempt. So the script is
 * made here (address through Trusted Types, integrity, CORS), a retry goes to a new address, and each attempt registers the build again.
 * Stylesheets and chunks are checked by the build's own runtime, whose table of hashes the entry carries.
 *
 * @param toScriptUrl makes an address fit for `script.src`, or throws
 * @param scope what the host offers; modules that such a build offers itself do not get into it
 */
export function createRuntimeLoader(toScriptUrl: (url: string) => string, scope: ShareScope): Pick<BuildLoader, 'load'> {
  const registered = new Map<string, RemoteBuild>();
  const attempts = new Map<string, number>();
  const entered = new Set<string>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'checked-entries',
    createScript({ url, remoteInfo }) {
      // Chunks of a build are not ours: they have no remote here.
      if (!remoteInfo) return undefined;
      const integrity = registered.get(remoteInfo.name)?.integrity;
      return { script: createScript(toScriptUrl(url), integrity), timeout: LOAD_BUDGET_MS };
    },
    afterLoadEntry({ remoteInfo, error }) {
      if (!error) entered.add(remoteInfo.name);
    },
  };
  const runtime = init({
    name: HOST_NAME,
    remotes: [],
    shared: toShared(scope),
    shareStrategy: 'loaded-first',
    plugins: [lendRuntime(), plugin],
  });

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

type Shared = NonNullable<Parameters<typeof init>[0]['shared']>;

/** The modules of the compiler's share scope as the runtime describes them. */
function toShared(scope: ShareScope): Shared {
  return Object.fromEntries(
    Object.entries(scope).map(([key, versions]) => [
      key,
      Object.entries(versions).map(([version, { get }]) => ({ version, scope: SHARE_SCOPE, get: get as () => Promise<() => unknown> })),
    ]),
  ) as Shared;
}
