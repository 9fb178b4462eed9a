import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';

/**
 * Opens a connection to the origin of a build. Scripts are fetched without credentials and need a separate connection.
 * The browser reuses an open one.
 */
export function connectAhead({ entry }: RemoteBuild, document: Document = window.document): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous';
  link.href = new URL(entry).origin;
  document.head.append(link);
  // The browser connects as soon as the link is inserted.
  link.remove();
}
