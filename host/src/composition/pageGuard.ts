import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId, RequestedView } from '@site/shared/contract/remoteProps';
import type { Logger } from '@site/shared/contract/services';
import { watchBodyWrites } from './bodyWrites';
import { diffElement, snapshotElement } from './elementChanges';

/** Stay of a view in the page, from before its mount until its unmount. */
export interface Stay {
  painted(): void;
  left(): void;
}

export interface PageGuard {
  enter(remote: RemoteId, build: RemoteBuild, view: Pick<RequestedView, 'kind' | 'id'>): Stay;
}

interface Guest {
  readonly remote: RemoteId;
  readonly build: RemoteBuild;
  readonly view: Pick<RequestedView, 'kind' | 'id'>;
  isMounting: boolean;
}

/**
 * Change that a build made to the page. `undo` removes it with the build's last view, `again` restores it with the next
 * one.
 */
interface Change {
  readonly container: string;
  undo(): void;
  again(): void;
}

export interface PageGuardOptions {
  readonly document: Document;
  readonly logger: Logger;
  /** Returns whether a file belongs to a build that may be loading. Its stylesheets arrive before its first view. */
  readonly isOfBuild: (href: string) => boolean;
  /** Returns whether the host itself writes this value to this attribute of `html`. */
  readonly isOwnAttribute: (name: string, value: string | null) => boolean;
}

/**
 * Guards what all remotes share: attributes of `html` and `body`, elements in `body` and stylesheets in `head`. A
 * remote's changes are logged, and undone with its last view. Its stylesheets are then disabled and enabled again
 * before its next mount; they stay in the page, because a build's runtime loads each only once.
 *
 * A mutation does not name its author. It is attributed to the view that is being mounted, else to the screen, else to
 * the latest view. An element in `body` is attributed by the stack of the call that adds it.
 */
export function createPageGuard({ document, logger, isOfBuild, isOwnAttribute }: PageGuardOptions): PageGuard {
  const { body, documentElement: html, head } = document;
  const guests: Guest[] = [];
  const changes: Change[] = [];
  const known = new Map([html, body].map((element) => [element, snapshotElement(element)]));

  const author = (): Guest | undefined =>
    guests.findLast(({ isMounting }) => isMounting) ?? guests.findLast(({ view }) => view.kind === 'screen') ?? guests.at(-1);
  const note = (
    kind: string,
    { by = author(), undo, again = ignore }: { readonly by?: Guest | undefined; readonly undo: () => void; readonly again?: () => void },
  ): void => {
    if (by === undefined) return;
    changes.push({ container: by.build.container, undo, again });
    warn(by, kind);
  };
  const warn = ({ remote, build, view }: Guest, kind: string): void => {
    logger.warn('page changed by a remote', { remote, version: build.version, view: view.id, kind });
  };

  const followElement = (element: HTMLElement): void => {
    const before = known.get(element);
    const now = snapshotElement(element);
    known.set(element, now);
    if (before === undefined) return;
    for (const { kind, name, undo } of diffElement(element, before, now)) {
      if (name !== undefined && element === html && isOwnAttribute(name, element.getAttribute(name))) continue;
      note(kind, { undo });
    }
  };
  /** Builds without views can still add elements, for example from a timer. */
  const former = new Map<string, Guest>();
  watchBodyWrites(body, (element, stack) => {
    const isAuthor = ({ build }: Guest): boolean => stack.includes(folderOf(build));
    const by = guests.findLast(isAuthor);
    const kind = `body element ${describe(element)}`;
    if (by !== undefined) {
      note(kind, { by, undo: () => removeFrom(body, element) });
      return;
    }
    const gone = [...former.values()].find(isAuthor);
    if (gone === undefined) return;
    warn(gone, kind);
    removeFrom(body, element);
  });
  const followHead = (added: Node): void => {
    if (!isStylesheet(added) || (added instanceof HTMLLinkElement && isExpected(added))) return;
    noteSheet(`head ${added.localName}`, () => added.sheet);
  };
  const noteSheet = (what: string, sheet: () => CSSStyleSheet | null): void => {
    const setDisabled = (isDisabled: boolean): void => {
      const present = sheet();
      if (present) present.disabled = isDisabled;
    };
    note(what, { undo: () => setDisabled(true), again: () => setDisabled(false) });
  };
  /**
   * Mutation observers do not report adopted stylesheets, so compare them when a view enters, has painted or leaves.
   */
  const adopted = new WeakSet(adoptedBy(document));
  const followAdopted = (): void => {
    for (const sheet of adoptedBy(document)) {
      if (adopted.has(sheet)) continue;
      adopted.add(sheet);
      noteSheet('adopted stylesheet', () => sheet);
    }
  };
  const catchUp = (): void => {
    follow(observer.takeRecords());
    followAdopted();
  };
  const follow = (records: readonly MutationRecord[]): void => {
    for (const element of new Set(records.map(({ target }) => target)))
      if (element instanceof HTMLElement && known.has(element)) followElement(element);
    for (const { target, addedNodes } of records) if (target === head) addedNodes.forEach(followHead);
  };
  const observer = new MutationObserver(follow);
  for (const element of [html, body]) observer.observe(element, { attributes: true });
  observer.observe(head, { childList: true });
  const isIn = (container: string): boolean => guests.some(({ build }) => build.container === container);

  const isExpected = ({ href }: HTMLLinkElement): boolean =>
    href.startsWith(`${document.location.origin}/`) || guests.some(({ build }) => href.startsWith(folderOf(build))) || isOfBuild(href);

  const setStylesheets = (build: RemoteBuild, isDisabled: boolean): void => {
    for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.sheet && link.href.startsWith(folderOf(build))) link.sheet.disabled = isDisabled;
    }
  };

  return {
    enter(remote, build, view) {
      // Pending mutations belong to earlier views.
      catchUp();
      if (!isIn(build.container)) {
        setStylesheets(build, false);
        for (const change of changes) if (change.container === build.container) change.again();
      }
      const guest: Guest = { remote, build, view, isMounting: true };
      guests.push(guest);
      return {
        painted: () => {
          catchUp();
          guest.isMounting = false;
        },
        left: () => {
          if (!guests.includes(guest)) return;
          catchUp();
          guests.splice(guests.indexOf(guest), 1);
          former.set(build.container, guest);
          if (isIn(build.container)) return;
          setStylesheets(build, true);
          for (const change of changes.filter(({ container }) => container === build.container).reverse()) {
            change.undo();
            if (change.again === ignore) changes.splice(changes.indexOf(change), 1);
          }
          for (const element of known.keys()) known.set(element, snapshotElement(element));
          observer.takeRecords();
        },
      };
    },
  };
}

/** Returns the folder that contains all files of a build. */
export function folderOf({ entry }: Pick<RemoteBuild, 'entry'>): string {
  return new URL('.', entry).href;
}

/** Returns the adopted stylesheets. jsdom has none. */
function adoptedBy(document: Document): readonly CSSStyleSheet[] {
  return 'adoptedStyleSheets' in document ? document.adoptedStyleSheets : [];
}

/**
 * Returns whether a node is a stylesheet of a remote. The page's policy refuses a `style` element with text, so one
 * that works belongs to a browser extension.
 */
function isStylesheet(node: Node): node is HTMLLinkElement | HTMLStyleElement {
  if (node instanceof HTMLStyleElement) return node.textContent === '';
  return node instanceof HTMLLinkElement && node.relList.contains('stylesheet');
}

/** Returns the tag, id and classes of an element, in the form of a selector. */
function describe({ localName, id, classList }: Element): string {
  return [localName, ...(id === '' ? [] : [`#${id}`]), ...Array.from(classList, (token) => `.${token}`)].join('').slice(0, 80);
}

function removeFrom(parent: Element, element: Element): void {
  if (element.parentElement === parent) element.remove();
}

function ignore(): void {
  // The change is not restored.
}
