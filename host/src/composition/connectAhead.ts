import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';

/** Opens a connection to the origin of a build. Scripts are fetched without credentials, by connections of their own. The browser keeps one that is there. */
export function connectAhead({ entry }: RemoteBuild, document: Document = window.document): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous';
  link.href = new URL(entry).origin;
  document.head.append(link);
  // The browser acts when it comes.
  link.remove();
}
