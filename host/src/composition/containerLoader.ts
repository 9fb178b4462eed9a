import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { within } from '../services/within';
import { addressOf, createScript, toLifecycles } from './entryScript';
import { LOAD_BUDGET_MS } from './limits';
import { LoadError, type BuildLoader } from './remoteLoader';
import type { ShareScope } from './shareScope';

/** The one module a remote exposes. */
const EXPOSED = './remote';

/** What the entry of a remote sets as a variable of the window: webpack's container. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Loads builds that need nothing of the page but shared modules. Each call fetches and runs the entry again, at an address of its own: what a failed
 * attempt left behind is not used. Stylesheets and chunks are checked by the build's own runtime, whose table of hashes the entry carries.
 *
 * @param toScriptUrl makes an address fit for `script.src`, or throws
 */
export function createContainerLoader(
  toScriptUrl: (url: string) => string,
  shareScope: () => Promise<ShareScope>,
): Pick<BuildLoader, 'load'> {
  const attempts = new Map<string, number>();

  const enter = async (build: RemoteBuild): Promise<Container> => {
    const attempt = attempts.get(build.container) ?? 0;
    attempts.set(build.container, attempt + 1);
    const script = createScript(toScriptUrl(addressOf(build, attempt)), build.integrity);
    forgetContainer(build);
    try {
      await within(LOAD_BUDGET_MS, run(script));
    } finally {
      script.remove();
    }
    return containerOf(build);
  };

  return {
    async load(build) {
      const container = await enter(build).catch((cause: unknown) => {
        throw new LoadError('entry', cause);
      });
      try {
        await container.init(await shareScope());
        const factory = await container.get(EXPOSED);
        return toLifecycles(factory());
      } catch (cause) {
        throw new LoadError('module', cause);
      }
    },
  };
}

/** Of an earlier attempt: an entry that sets nothing must not pass for it. */
function forgetContainer({ container }: RemoteBuild): void {
  if (container in window) Reflect.set(window, container, undefined);
}

function run(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      reject(new Error(`${script.src} could not be loaded`));
    });
    document.head.append(script);
  });
}

function containerOf({ container: name }: RemoteBuild): Container {
  const container: unknown = Reflect.get(window, name);
  if (typeof container !== 'object' || container === null) throw new Error(`the entry sets no ${name}`);
  return container as Container;
}
