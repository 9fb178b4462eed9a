import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { createScript } from './entryScript';

type ViewFile = RemoteBuild['preload'][string][number];

/**
 * Begins with the files of a view, whether or not the entry that asks for them is there, and each once. A script is loaded: it hands its modules over and runs
 * none of them, and the build's own runtime takes it from there. It tries a file that failed by itself. A stylesheet is loaded too, and not preloaded: browsers
 * warn of a preload that a slow page, or a player who leaves, does not use in time.
 *
 * @param toScriptUrl makes an address fit for `script.src`, or throws
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
      // An address that the policy refuses: the remote fails with it where the view is wanted.
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
  // mini-css-extract-plugin finds stylesheets in the page by this attribute. It would take one that is on its way for one that has come.
  link.dataset['href'] = 'begun';
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'high';
  link.href = href;
  return link;
}

/** Loaded by the runtime of the entry, which removes its scripts but not its stylesheets. */
function isInPage(href: string, document: Document): boolean {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some((link) => link.href === href);
}
