import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { connectAhead } from './connectAhead';
import { addressOf, createScript, toLifecycles } from './entryScript';
import { LOAD_BUDGET_MS } from './limits';
import { checkedEntries } from './plugins/checkedEntries';
import { ownShareScope } from './plugins/ownShareScope';
import { LoadError, type BuildLoader } from './remoteLoader';
import { createViewFiles } from './viewFiles';

/** Name of the only module that a remote exposes. */
const EXPOSED = 'remote';

/**
 * Share scopes of a page. The build preset puts React and its users into one scope; a remote built with another preset
 * finds React in the scope that the federation documentation uses.
 */
const SHARE_SCOPES = ['default', 'react-19'];

/**
 * Creates a loader on the federation runtime. Each build has its own container name, so two builds of one remote can be
 * loaded together. The site's policy is in runtime plugins (`plugins/`). A retry uses a new address, because the
 * runtime joins a hanging request, and registers the build again, which clears the previous attempt.
 *
 * @param toScriptUrl makes an address valid for `script.src`, or throws
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
