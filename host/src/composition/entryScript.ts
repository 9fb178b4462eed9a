import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';

/** The address of an attempt, each of which has its own, so that none joins a request that hangs. The server ignores the query. */
export function addressOf({ entry }: RemoteBuild, attempt: number): string {
  if (attempt === 0) return entry;
  const url = new URL(entry);
  url.searchParams.set('r', String(attempt));
  return url.href;
}

/** A script of a build, checked and from another origin. Throws where it has no hash. */
export function createScript(url: string, integrity: string | undefined): HTMLScriptElement {
  if (!integrity) throw new Error(`no integrity for ${url}`);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  // What a page adds has the lowest priority, and a view waits for this.
  script.fetchPriority = 'high';
  return script;
}

const LIFECYCLES = ['bootstrap', 'mount', 'update', 'unmount'] as const;

/** The module's lifecycles. Throws where it has not all of them: an empty module is what the federation's runtime returns for one that threw before. */
export function toLifecycles(module: unknown): RemoteLifecycles {
  if (typeof module !== 'object' || module === null) throw new Error('the remote exposes no module');
  const missing = LIFECYCLES.filter((name) => typeof (module as Record<string, unknown>)[name] !== 'function');
  if (missing.length > 0) throw new Error(`the remote exposes no ${missing.join(', ')}`);
  return module as RemoteLifecycles;
}
