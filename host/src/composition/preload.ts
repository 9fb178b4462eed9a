import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RemoteStore } from './remoteStore';

/**
 * Starts a remote and the files of one of its views side by side, rather than the files after the entry that asks for them. Called as soon as the view is
 * known: with the address, or where a mount point comes.
 *
 * @param view a key of the remote's screens or widgets
 */
export function preloadView(store: RemoteStore, remote: RemoteId, view: string, document: Document = window.document): void {
  // A remote none of whose builds may run fails by being loaded, and says so where its view is wanted.
  void store.load(remote);
  const build = store.nextBuild(remote);
  if (!build) return;
  for (const link of preloadLinks(build, view, document)) document.head.append(link);
}

/**
 * The entry first: nothing of the rest runs before it, and the script that loads it comes later and with the lowest priority. Integrity and
 * CORS are those with which the files are requested later: otherwise everything would be fetched twice.
 */
function preloadLinks(build: RemoteBuild, view: string, document: Document): readonly HTMLLinkElement[] {
  const files = Object.hasOwn(build.preload, view) ? (build.preload[view] ?? []) : [];
  return [{ href: build.entry, as: 'script', integrity: build.integrity }, ...files]
    .map((file) => ({ ...file, href: new URL(file.href, build.entry).href }))
    .filter(({ href }) => isFromSameOrigin(href, build) && !isLinked(href, document))
    .map(({ href, as, integrity }) => {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.setAttribute('as', as);
      link.crossOrigin = 'anonymous';
      link.integrity = integrity;
      link.href = href;
      return link;
    });
}

function isFromSameOrigin(href: string, { entry }: RemoteBuild): boolean {
  return new URL(href).origin === new URL(entry).origin;
}

function isLinked(href: string, document: Document): boolean {
  return [...document.head.querySelectorAll('link[rel=preload]')].some((link) => link instanceof HTMLLinkElement && link.href === href);
}
