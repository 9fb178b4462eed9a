import { jsonCodec, textCodec, type Entry, type SafeStorage } from '@site/shared/storage';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Logger } from '@site/shared/contract/services';
import { LOGGED } from '../services/logged';
import { FREEZE_REMEMBERED_MS, FROZEN_AFTER_MS, RUNNING_REMEMBERED_MS } from './limits';
import { listen } from './listen';
import { createReference } from './reference';
import type { RemoteStore } from './remoteStore';

/** Mount that has started, or load of a build. */
export interface StartedMount {
  readonly remote: RemoteId;
  readonly build: RemoteBuild;
  /** Absent for a load. */
  readonly view?: string;
  readonly revision: number;
}

export interface MountNote {
  /** Removes the note when the mount failed or the view is gone. */
  remove(): void;
  /** Notes that the view runs, in a task after the next frame: by then the effects after the paint have finished. */
  painted(): void;
}

export interface MountNotes {
  /** Notes a mount or a load before any of its code runs. */
  start(mount: StartedMount): MountNote;
  /**
   * Reports mounts that froze an earlier page, once each, and makes this page prefer other builds while the manifest
   * stays the same.
   */
  applyFreezes(remotes: Pick<RemoteStore, 'directory' | 'nextBuild' | 'revision' | 'skipBuild'>): void;
}

interface MountNotesOptions {
  readonly local: SafeStorage;
  /** Id of this tab, from `openTab`. */
  readonly tab: string;
  /** Tabs whose page the worker found frozen. */
  readonly frozenTabs: ReadonlySet<string>;
  readonly logger: Logger;
  readonly now: () => number;
  readonly page: Window;
}

interface Note {
  readonly tab: string;
  readonly at: number;
  readonly remote: RemoteId;
  readonly version: string;
  readonly container: string;
  readonly view?: string;
  readonly revision: number;
  readonly isReported: boolean;
  /** Set when the view has painted. Absent while a mount or a load is in progress. */
  readonly isRunning?: boolean;
}

/** Upper bound of stored notes. A page mounts fewer views at a time. */
const NOTES_MAX = 40;
const NOTES: Entry<readonly Note[]> = { key: 'site.mounts', codec: jsonCodec(parseNotes) };
const TAB: Entry<string> = { key: 'site.tab', codec: textCodec };

/** Returns the id of the tab, which all pages of the tab share. */
export function openTab(ofTab: SafeStorage, newId: () => string): string {
  const tab = ofTab.read(TAB) ?? newId();
  ofTab.write(TAB, tab);
  return tab;
}

/**
 * Stores which mounts are in progress and which views run on the device. A view in an endless loop freezes its page for
 * good, so only a later page can report it. A page that is left or hidden in an orderly way removes its notes.
 *
 * A remaining note of a mount in progress means a freeze or a crash. A note of a running view can remain for other
 * reasons: a crash, an empty battery, a tab that the browser discards. It is reported only when the page's worker found
 * the page frozen (`freeze/freezeDetector.ts`). All mounts and views of the page are reported, because the frozen page
 * cannot name the one that looped.
 */
export function createMountNotes({ local, tab, frozenTabs, logger, now, page }: MountNotesOptions): MountNotes {
  const read = (): readonly Note[] => local.read(NOTES) ?? [];
  const write = (notes: readonly Note[]): void => {
    if (notes.length === 0) local.remove(NOTES);
    else local.write(NOTES, notes.slice(-NOTES_MAX));
  };
  const isFrozen = ({ isReported, isRunning, tab: ofNote, at }: Note): boolean => {
    if (isReported) return true;
    return isRunning ? frozenTabs.has(ofNote) : ofNote === tab || now() - at > FROZEN_AFTER_MS;
  };
  /** Returns true when the page of a running view ended without a freeze. */
  const isOver = (note: Note): boolean =>
    note.isRunning === true && !isFrozen(note) && (note.tab === tab || now() - note.at > RUNNING_REMEMBERED_MS);
  const isRemembered = ({ at }: Note): boolean => now() - at < FREEZE_REMEMBERED_MS;

  const frozen = read().filter(isFrozen);
  if (read().some(isOver)) write(read().filter((note) => !isOver(note)));

  let own: readonly Note[] = [];
  const ownKeys = new Set<string>();
  let isLeft = false;
  const isAway = (): boolean => isLeft || page.document.visibilityState === 'hidden';
  const store = (notes: readonly Note[]): void => {
    own = notes;
    for (const note of own) ownKeys.add(keyOf(note));
    const others = read().filter((note) => note.isReported || !ownKeys.has(keyOf(note)));
    write(isAway() ? others : [...others, ...own]);
  };
  /**
   * Updates this page's notes. A hidden page has no frames and slow timers, so mounts in progress are no longer noted.
   */
  const follow = (): void => {
    store(isAway() ? own.filter(({ isRunning }) => isRunning) : own);
  };
  listen(page, 'pagehide', () => {
    isLeft = true;
    follow();
  });
  listen(page, 'pageshow', () => {
    isLeft = false;
    follow();
  });
  listen(page.document, 'visibilitychange', follow);

  return {
    start({ remote, build: { version, container }, view, revision }) {
      const started: Note = {
        tab,
        at: now(),
        remote,
        version,
        container,
        ...(view === undefined ? {} : { view }),
        revision,
        isReported: false,
      };
      let note: Note | undefined = started;
      const replaceBy = (next: Note | undefined): void => {
        const others = own.filter((each) => each !== note);
        note = next;
        store(next === undefined ? others : [...others, next]);
      };
      if (!isAway()) store([...own, started]);
      return {
        remove: () => {
          if (note !== undefined) replaceBy(undefined);
        },
        painted: () =>
          page.requestAnimationFrame(() =>
            page.setTimeout(() => {
              if (note === started) replaceBy({ ...started, isRunning: true });
            }),
          ),
      };
    },
    applyFreezes(remotes) {
      if (frozen.length === 0) return;
      // A view may have run for a long time and under earlier revisions, so the time and the revision of its note are
      // set to the current ones.
      const current = frozen
        .map((note) => (note.isRunning && !note.isReported ? { ...note, at: now(), revision: remotes.revision } : note))
        .filter((note) => isRemembered(note) && note.revision === remotes.revision);
      const others = read().filter((note) => !isFrozen(note));
      write([...others, ...current.map((note) => ({ ...note, isReported: true }))]);
      for (const note of current) {
        const { remote, version, view, revision } = note;
        const build = remotes.nextBuild(remote);
        const isNext = build?.container === note.container;
        const next = isNext ? remotes.skipBuild(remote, build) : build;
        if (note.isReported) continue;
        logger.error(LOGGED.viewFailed, {
          remote,
          version,
          view,
          phase: 'freeze',
          revision,
          reference: createReference(remotes.directory.get(), remote, Math.random()),
          next: next?.version ?? 'none',
          cause: describeCause(note),
        });
      }
    },
  };
}

function describeCause({ isRunning, view }: Note): string {
  if (isRunning) return 'the page was frozen while the view was shown';
  return `the ${view === undefined ? 'load' : 'mount'} never ended, and the page was frozen or crashed`;
}

function keyOf({ tab, at, container, view }: Note): string {
  return [tab, at, container, view ?? ''].join(' ');
}

function parseNotes(stored: unknown): readonly Note[] | undefined {
  return Array.isArray(stored) && stored.every(isNote) ? stored : undefined;
}

function isNote(stored: unknown): stored is Note {
  if (typeof stored !== 'object' || stored === null) return false;
  const note = stored as Partial<Record<keyof Note, unknown>>;
  const texts = [note.tab, note.remote, note.version, note.container, note.view ?? ''];
  const numbers = [note.at, note.revision];
  return (
    texts.every((text) => typeof text === 'string') &&
    numbers.every((each) => Number.isFinite(each)) &&
    typeof note.isReported === 'boolean' &&
    (note.isRunning === undefined || typeof note.isRunning === 'boolean')
  );
}
