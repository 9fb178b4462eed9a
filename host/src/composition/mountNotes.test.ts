import { createStorage } from '@site/shared/storage';
import { FREEZE_REMEMBERED_MS, FROZEN_AFTER_MS, RUNNING_REMEMBERED_MS } from './limits';
import { createMountNotes, openTab } from './mountNotes';
import { createRemoteStore } from './remoteStore';
import { aBuild, aManifest, aRoot } from './testing/builders';

const [active, previous] = [aBuild('2.0.0'), aBuild('1.0.0')];
let now: number;

beforeEach(() => {
  now = 1_700_000_000_000;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const NONE: ReadonlySet<string> = new Set();

/** Opens a page, in the same tab as the previous one unless `isOtherTab` is set. */
function aPage({ isOtherTab = false, revision = 7, hasPrevious = true, frozenTabs = NONE } = {}) {
  if (isOtherTab) window.sessionStorage.clear();
  const tab = openTab(
    createStorage(() => window.sessionStorage, window),
    () => String(Math.random()),
  );
  const { root, host } = aRoot();
  const nextFrames: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    requestAnimationFrame: (frame: () => void) => nextFrames.push(frame),
    setTimeout: (task: () => void) => nextFrames.push(task),
  });
  const notes = createMountNotes({
    local: createStorage(() => window.localStorage, window),
    tab,
    frozenTabs,
    logger: root.logger,
    now: () => now,
    page: page as unknown as Window,
  });
  const store = createRemoteStore({
    manifest: aManifest({ sports: { enabled: true, active, ...(hasPrevious && { previous }) } }, { revision }),
    refetch: () => Promise.resolve(undefined),
    loader: { load: () => new Promise(() => undefined), begin: jest.fn(), connect: jest.fn() },
    logger: root.logger,
    canaryDraw: 0,
  });
  notes.applyFreezes(store);
  const start = () => notes.start({ remote: 'sports', build: active, view: 'crty', revision });
  const startLoad = () => notes.start({ remote: 'sports', build: active, revision });
  const reported = () => host.logged.filter(({ message }) => message === 'remote view failed').map(({ fields }) => fields);
  const next = () => store.nextBuild('sports')?.version;
  /** Starts a mount that paints and runs its effects. */
  const show = () => {
    const note = start();
    note.painted();
    for (let task = nextFrames.shift(); task !== undefined; task = nextFrames.shift()) task();
    return note;
  };
  const setVisibility = (state: 'hidden' | 'visible') => {
    page.document.visibilityState = state;
    page.document.dispatchEvent(new Event('visibilitychange'));
  };
  return { tab, page, nextFrames, start, startLoad, show, setVisibility, reported, next };
}

describe('a mount that froze its page', () => {
  it('is reported by the next page of the tab, which takes the previous build', () => {
    aPage().start();

    const { reported, next } = aPage();

    expect(reported()).toEqual([
      expect.objectContaining({ remote: 'sports', version: '2.0.0', view: 'crty', phase: 'freeze', revision: 7, next: '1.0.0' }),
    ]);
    expect(next()).toBe('1.0.0');
  });

  it('is reported without a view when the code of its build never ended', () => {
    aPage().startLoad();

    const { reported, next } = aPage();

    expect(reported()).toEqual([expect.objectContaining({ version: '2.0.0', view: undefined, phase: 'freeze', next: '1.0.0' })]);
    expect(next()).toBe('1.0.0');
  });

  it('is reported once, and its build is avoided for an hour', () => {
    aPage().start();
    aPage();

    now += FREEZE_REMEMBERED_MS - 1;
    const later = aPage({ isOtherTab: true });
    expect([later.reported(), later.next()]).toEqual([[], '1.0.0']);

    now += 1;
    expect(aPage().next()).toBe('2.0.0');
  });

  it('is forgotten with another revision of the manifest', () => {
    aPage().start();

    const { reported, next } = aPage({ revision: 8 });

    expect([reported(), next()]).toEqual([[], '2.0.0']);
  });

  it('is reported where there is no other build, which is then tried again', () => {
    aPage().start();

    const { reported, next } = aPage({ hasPrevious: false });

    expect(reported()).toEqual([expect.objectContaining({ phase: 'freeze', next: 'none' })]);
    expect(next()).toBe('2.0.0');
  });

  it('is reported by another tab only after a time in which every mount ends', () => {
    aPage().start();

    now += FROZEN_AFTER_MS;
    expect(aPage({ isOtherTab: true }).reported()).toEqual([]);
    now += 1;
    expect(aPage({ isOtherTab: true }).reported()).toHaveLength(1);
  });
});

describe('a mount is not reported', () => {
  it('that has ended', () => {
    aPage().start().remove();

    expect(aPage().reported()).toEqual([]);
    expect(window.localStorage.getItem('site.mounts')).toBeNull();
  });

  it('that has painted and run its effects', () => {
    const { nextFrames, start } = aPage();
    start().painted();
    nextFrames.shift()?.();
    expect(window.localStorage.getItem('site.mounts')).not.toBeNull();

    nextFrames.shift()?.();

    expect(aPage().reported()).toEqual([]);
  });

  it.each(['pagehide', 'visibilitychange'])('whose page was left or hidden in an orderly way (%s)', (type) => {
    const { page, start } = aPage();
    const note = start();
    page.document.visibilityState = 'hidden';

    page.dispatchEvent(new Event(type));
    page.document.dispatchEvent(new Event(type));
    note.remove();

    expect(aPage().reported()).toEqual([]);
  });

  it('that was hidden while it was in progress, when its page is visible again', () => {
    const { start, setVisibility } = aPage();
    start();
    setVisibility('hidden');
    setVisibility('visible');

    expect(aPage().reported()).toEqual([]);
  });

  it('that started in a hidden page, which has no frames', () => {
    const { page, start } = aPage();
    page.document.visibilityState = 'hidden';
    start();

    expect(aPage().reported()).toEqual([]);
  });

  it('when what is stored was tampered with', () => {
    window.localStorage.setItem('site.mounts', '[{"tab":"1"}]');

    expect(aPage().reported()).toEqual([]);
  });
});

describe('a view that had painted', () => {
  it('is reported by the next page of the tab where the worker found its page frozen, however long it had run', () => {
    const { tab, show } = aPage({ revision: 6 });
    show();

    now += 5 * FREEZE_REMEMBERED_MS;
    const { reported, next } = aPage({ frozenTabs: new Set([tab]) });

    expect(reported()).toEqual([
      expect.objectContaining({
        version: '2.0.0',
        view: 'crty',
        phase: 'freeze',
        revision: 7,
        next: '1.0.0',
        cause: 'the page was frozen while the view was shown',
      }),
    ]);
    expect(next()).toBe('1.0.0');
  });

  it('is reported by a page of another tab that is opened meanwhile, once', () => {
    const { tab, show } = aPage();
    show();

    expect(aPage({ isOtherTab: true, frozenTabs: new Set([tab]) }).reported()).toHaveLength(1);
    const later = aPage({ isOtherTab: true });
    expect([later.reported(), later.next()]).toEqual([[], '1.0.0']);
  });

  it('is not reported where its page has ended otherwise: by a crash, a flat battery, a discarded tab', () => {
    aPage().show();

    now += FROZEN_AFTER_MS + 1;
    const { reported, next } = aPage({ frozenTabs: new Set(['another tab']) });

    expect([reported(), next()]).toEqual([[], '2.0.0']);
    expect(window.localStorage.getItem('site.mounts')).toBeNull();
  });

  it('is not reported while it runs in another tab, and its note is kept for a day', () => {
    aPage().show();

    now += RUNNING_REMEMBERED_MS;
    expect(aPage({ isOtherTab: true }).reported()).toEqual([]);
    expect(window.localStorage.getItem('site.mounts')).not.toBeNull();

    now += 1;
    expect(aPage({ isOtherTab: true }).reported()).toEqual([]);
    expect(window.localStorage.getItem('site.mounts')).toBeNull();
  });

  it('is not reported once it is unmounted', () => {
    const { tab, show } = aPage();
    show().remove();

    expect(aPage({ frozenTabs: new Set([tab]) }).reported()).toEqual([]);
  });

  it('is not reported while its page is hidden, and is again when the page is visible', () => {
    const { tab, show, setVisibility } = aPage();
    show();
    setVisibility('hidden');
    expect(aPage({ isOtherTab: true, frozenTabs: new Set([tab]) }).reported()).toEqual([]);

    setVisibility('visible');
    expect(aPage({ isOtherTab: true, frozenTabs: new Set([tab]) }).reported()).toHaveLength(1);
  });

  it('is not reported after its page was left, unless the page comes back from the cache of the browser', () => {
    const { tab, page, show } = aPage();
    show();
    page.dispatchEvent(new Event('pagehide'));
    expect(aPage({ isOtherTab: true, frozenTabs: new Set([tab]) }).reported()).toEqual([]);

    page.dispatchEvent(new Event('pageshow'));
    expect(aPage({ isOtherTab: true, frozenTabs: new Set([tab]) }).reported()).toHaveLength(1);
  });
});
