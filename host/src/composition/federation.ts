import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { connectAhead } from './connectAhead';
import { createContainerLoader } from './containerLoader';
import { LoadError, type BuildLoader } from './remoteLoader';
import type * as RuntimeLoader from './runtimeLoader';
import { hostShareScope } from './shareScope';
import { createViewFiles } from './viewFiles';

type OneLoader = Pick<BuildLoader, 'load'>;
type ImportRuntime = () => Promise<typeof RuntimeLoader>;

/**
 * Loads builds as federated containers, each under its own container name, so that two builds of one remote can be loaded at once. A build that does not
 * say that it runs without the federation's runtime is loaded by that runtime, which the page fetches for the first of them.
 *
 * @param toScriptUrl makes an address fit for `script.src`, or throws
 */
export function createFederation(
  toScriptUrl: (url: string) => string,
  importRuntime: ImportRuntime = () => import('./runtimeLoader'),
  shareScope = hostShareScope,
): BuildLoader {
  const containers = createContainerLoader(toScriptUrl, shareScope);
  const beginFiles = createViewFiles(toScriptUrl);
  let byRuntime: Promise<OneLoader> | undefined;

  const openRuntime = async (): Promise<OneLoader> => {
    const [{ createRuntimeLoader }, scope] = await Promise.all([importRuntime(), shareScope()]);
    return createRuntimeLoader(toScriptUrl, scope);
  };
  const loaderOf = async ({ runtime }: RemoteBuild): Promise<OneLoader> => {
    if (runtime === 'none') return containers;
    byRuntime ??= openRuntime();
    try {
      return await byRuntime;
    } catch (cause) {
      byRuntime = undefined;
      throw new LoadError('entry', cause);
    }
  };
  return {
    load: async (build) => (await loaderOf(build)).load(build),
    begin(build, view) {
      // Another runtime than ours comes first, and takes a stylesheet that has begun for one that is there.
      if (build.runtime === 'none') beginFiles(build, view);
    },
    connect: connectAhead,
  };
}
