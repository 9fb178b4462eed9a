import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';

/**
 * Returns the address for an attempt. Each attempt has a different query, which the server ignores, so it never joins a
 * hanging request.
 */
export function addressOf({ entry }: RemoteBuild, attempt: number): string {
  if (attempt === 0) return entry;
  const url = new URL(entry);
  url.searchParams.set('r', String(attempt));
  return url.href;
}

/** Creates a cross-origin script with an integrity check. Throws when the hash is missing. */
export function createScript(url: string, integrity: string | undefined): HTMLScriptElement {
  if (!integrity) throw new Error(`no integrity for ${url}`);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  // Inserted scripts get the lowest priority by default, but a view waits for this one.
  script.fetchPriority = 'high';
  return script;
}

const LIFECYCLES = ['bootstrap', 'mount', 'update', 'unmount'] as const;

/**
 * Returns the module's lifecycles. Throws when one is missing: the federation runtime returns an empty module for one
 * that threw before.
 */
export function toLifecycles(module: unknown): RemoteLifecycles {
  if (typeof module !== 'object' || module === null) throw new Error('the remote exposes no module');
  const missing = LIFECYCLES.filter((name) => typeof (module as Record<string, unknown>)[name] !== 'function');
  if (missing.length > 0) throw new Error(`the remote exposes no ${missing.join(', ')}`);
  return module as RemoteLifecycles;
}
