import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { createScript } from './entryScript';

type ViewFile = RemoteBuild['preload'][string][number];

/**
 * Creates a function that preloads the files of a view, each once, whether or not the entry that needs them is loaded.
 * Scripts are inserted as scripts: a chunk only registers its modules, and the build's own runtime takes them from
 * there and retries a failed file itself. Stylesheets are inserted as stylesheets too, because browsers warn about a
 * preload that stays unused on a slow page or when the player leaves.
 *
 * @param toScriptUrl makes an address valid for `script.src`, or throws
 */
export function createViewFiles(
  toScriptUrl: (url: string) => string,
  document: Document = window.document,
): (build: RemoteBuild, view: string) => void {
  const begun = new Set<string>();

  const create = ({ as, integrity }: ViewFile, href: string): HTMLElement | undefined => {
    if (as === 'style') return createStylesheet(href, integrity);
    try {
      return createScript(toScriptUrl(href), integrity);
    } catch {
      // The policy refuses the address. The remote reports this failure when the view is needed.
      return undefined;
    }
  };

  const begin = (file: ViewFile, href: string): void => {
    const element = create(file, href);
    if (!element) return;
    begun.add(href);
    element.addEventListener('error', () => {
      begun.delete(href);
      element.remove();
    });
    element.addEventListener('load', () => {
      element.remove();
    });
    document.head.append(element);
  };

  return (build, view) => {
    const files = Object.hasOwn(build.preload, view) ? (build.preload[view] ?? []) : [];
    for (const file of files) {
      const { href, origin } = new URL(file.href, build.entry);
      if (origin === new URL(build.entry).origin && !begun.has(href) && !isInPage(href, document)) begin(file, href);
    }
  };
}

function createStylesheet(href: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // mini-css-extract-plugin finds stylesheets in the page by this attribute. Without the changed value it would treat
  // one that is still loading as loaded.
  link.dataset['href'] = 'begun';
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'high';
  link.href = href;
  return link;
}

/**
 * Returns whether the stylesheet is in the page. The runtime of the entry removes its scripts after loading, but not
 * its stylesheets.
 */
function isInPage(href: string, document: Document): boolean {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some((link) => link.href === href);
}
