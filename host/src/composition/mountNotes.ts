import { jsonCodec, textCodec, type Entry, type SafeStorage } from '@site/shared/storage';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Logger } from '@site/shared/contract/services';
import { LOGGED } from '../services/logged';
import { FREEZE_REMEMBERED_MS, FROZEN_AFTER_MS } from './limits';
import { listen } from './listen';
import { createReference } from './reference';
import type { RemoteStore } from './remoteStore';

/** A mount that has started, or the load of a build. */
export interface StartedMount {
  readonly remote: RemoteId;
  readonly build: RemoteBuild;
  /** Absent for a load. */
  readonly view?: string;
  /** Revision of the manifest. */
  readonly revision: number;
}

export interface MountNote {
  remove(): void;
  /** Removes the note in a task after the next frame: effects that React runs after the paint have ended by then. */
  removeAfterPaint(): void;
}

export interface MountNotes {
  /** Notes a mount or a load before any of its code runs. */
  start(mount: StartedMount): MountNote;
  /** Reports mounts that froze an earlier page, once each, and lets this page prefer other builds while the manifest is the same. */
  applyFreezes(store: Pick<RemoteStore, 'directory' | 'nextBuild' | 'revision' | 'skipBuild'>): void;
}

interface MountNotesOptions {
  readonly local: SafeStorage;
  readonly ofTab: SafeStorage;
  readonly logger: Logger;
  readonly newId: () => string;
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
}

/** More are not stored: a page mounts fewer views at a time. */
const NOTES_MAX = 40;
const NOTES: Entry<readonly Note[]> = { key: 'site.mounts', codec: jsonCodec(parseNotes) };
const TAB: Entry<string> = { key: 'site.tab', codec: textCodec };

/**
 * Remembers which mounts are in progress, in the storage of the device: a view that loops freezes its page for good, so only a later page can report it. A
 * page that is left or hidden in an orderly way removes its notes; what remains was frozen or has crashed. All mounts that were in progress are named,
 * since a frozen page cannot tell which of them looped.
 */
export function createMountNotes({ local, ofTab, logger, newId, now, page }: MountNotesOptions): MountNotes {
  const tab = ofTab.read(TAB) ?? newId();
  ofTab.write(TAB, tab);
  const read = (): readonly Note[] => local.read(NOTES) ?? [];
  const write = (notes: readonly Note[]): void => {
    if (notes.length === 0) local.remove(NOTES);
    else local.write(NOTES, notes.slice(-NOTES_MAX));
  };
  const isFrozen = (note: Note): boolean => note.isReported || note.tab === tab || now() - note.at > FROZEN_AFTER_MS;
  const isRemembered = ({ at }: Note): boolean => now() - at < FREEZE_REMEMBERED_MS;

  const frozen = read().filter(isFrozen);
  let own: readonly Note[] = [];
  const remove = (gone: readonly Note[]): void => {
    if (gone.length === 0) return;
    own = own.filter((note) => !gone.includes(note));
    const keys = gone.map(keyOf);
    write(read().filter((note) => note.isReported || !keys.includes(keyOf(note))));
  };
  listen(page, 'pagehide', () => {
    remove(own);
  });
  listen(page.document, 'visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') remove(own);
  });

  return {
    start({ remote, build: { version, container }, view, revision }) {
      // A hidden page has no frames and slow timers.
      if (page.document.visibilityState === 'hidden') return NO_NOTE;
      const note: Note = {
        tab,
        at: now(),
        remote,
        version,
        container,
        ...(view === undefined ? {} : { view }),
        revision,
        isReported: false,
      };
      own = [...own, note];
      write([...read(), note]);
      const removeOwn = (): void => {
        if (own.includes(note)) remove([note]);
      };
      return {
        remove: removeOwn,
        removeAfterPaint: () => page.requestAnimationFrame(() => page.setTimeout(removeOwn)),
      };
    },
    applyFreezes(store) {
      const current = frozen.filter((note) => isRemembered(note) && note.revision === store.revision);
      if (frozen.length === 0) return;
      const others = read().filter((note) => !isFrozen(note));
      write([...others, ...current.map((note) => ({ ...note, isReported: true }))]);
      for (const note of current) {
        const { remote, version, view, revision } = note;
        const build = store.nextBuild(remote);
        const isNext = build?.container === note.container;
        const next = isNext ? store.skipBuild(remote, build) : build;
        if (note.isReported) continue;
        const reference = createReference(store.directory.get(), remote, Math.random());
        const cause = `the ${view === undefined ? 'load' : 'mount'} never ended, and the page was frozen or crashed`;
        logger.error(LOGGED.viewFailed, {
          remote,
          version,
          view,
          phase: 'freeze',
          revision,
          reference,
          next: next?.version ?? 'none',
          cause,
        });
      }
    },
  };
}

const NO_NOTE: MountNote = { remove: () => undefined, removeAfterPaint: () => undefined };

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
    typeof note.isReported === 'boolean'
  );
}
