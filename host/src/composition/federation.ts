import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { connectAhead } from './connectAhead';
import { addressOf, createScript, toLifecycles } from './entryScript';
import { LOAD_BUDGET_MS } from './limits';
import { checkedEntries } from './plugins/checkedEntries';
import { ownShareScope } from './plugins/ownShareScope';
import { LoadError, type BuildLoader } from './remoteLoader';
import { createViewFiles } from './viewFiles';

/** The one module a remote exposes. */
const EXPOSED = 'remote';

/**
 * The share scopes of a page. As in the build preset, React and everything that uses it come from one build. A remote that another preset built finds React in the scope that the
 * federation's documentation uses.
 */
const SHARE_SCOPES = ['default', 'react-19'];

/**
 * Loads builds by the federation's runtime, each under its own container name, so that two builds of one remote can be loaded at once. The site's policy is in
 * runtime plugins (`plugins/`). A retry goes to a new address, since the runtime joins a request that hangs, and registers the build again, which removes what
 * the attempt before has left.
 *
 * @param toScriptUrl makes an address fit for `script.src`, or throws
 * @param host the runtime's instance of this page, which the build plugin created
 */
export function createFederation(toScriptUrl: (url: string) => string, host: ModuleFederation = hostInstance()): BuildLoader {
  const registered = new Map<string, RemoteBuild>();
  const attempts = new Map<string, number>();
  const entered = new Set<string>();

  host.registerPlugins([
    checkedEntries({
      createEntryScript: (url, container) => createScript(toScriptUrl(url), registered.get(container)?.integrity),
      timeoutMs: LOAD_BUDGET_MS,
      onEntered: (container) => void entered.add(container),
    }),
    ownShareScope(),
  ]);

  return {
    async load(build) {
      const { container } = build;
      const attempt = attempts.get(container) ?? 0;
      attempts.set(container, attempt + 1);
      registered.set(container, build);
      entered.delete(container);
      const remote = {
        name: container,
        entryGlobalName: container,
        entry: addressOf(build, attempt),
        type: 'global',
        shareScope: SHARE_SCOPES,
      };
      host.registerRemotes([remote], { force: true });
      try {
        return toLifecycles(await host.loadRemote<unknown>(`${container}/${EXPOSED}`));
      } catch (cause) {
        throw new LoadError(entered.has(container) ? 'module' : 'entry', cause);
      }
    },
    begin: createViewFiles(toScriptUrl),
    connect: connectAhead,
  };
}

function hostInstance(): ModuleFederation {
  const instance = getInstance();
  if (!instance) throw new Error('the host was built without ModuleFederationPlugin');
  return instance;
}
