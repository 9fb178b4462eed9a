import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { LoadError, type BuildLoader } from './remoteLoader';
import { createRemoteStore, type RemoteStore } from './remoteStore';
import { aBuild, aManifest, aRemote, aRoot, never } from './testing/builders';

const active = aBuild('2.0.0');
const lifecycles = aRemote();
const sportsOn = { sports: { enabled: true, active } };

interface Page {
  readonly store: RemoteStore;
  readonly noted: jest.Mock<undefined, [string]>;
  readonly load: jest.Mock<ReturnType<BuildLoader['load']>, Parameters<BuildLoader['load']>>;
  readonly begin: jest.Mock<void, Parameters<BuildLoader['begin']>>;
  readonly connect: jest.Mock<void, Parameters<BuildLoader['connect']>>;
  readonly refetch: jest.Mock<Promise<DeploymentManifest | undefined>>;
  readonly logged: ReturnType<typeof aRoot>['host']['logged'];
}

function aPage(manifest: DeploymentManifest | 'none' = aManifest(sportsOn)): Page {
  const load = jest.fn<ReturnType<BuildLoader['load']>, Parameters<BuildLoader['load']>>(() => Promise.resolve(lifecycles));
  const begin = jest.fn<void, Parameters<BuildLoader['begin']>>();
  const connect = jest.fn<void, Parameters<BuildLoader['connect']>>();
  const refetch = jest.fn<Promise<DeploymentManifest | undefined>, []>(() => Promise.resolve(undefined));
  const noted = jest.fn<undefined, [string]>();
  const { host } = aRoot();
  const store = createRemoteStore({
    manifest: manifest === 'none' ? undefined : manifest,
    refetch,
    loader: { load, begin, connect },
    noteLoad: (remote, { version }, revision) => {
      noted(`${remote} ${version} of ${String(revision)}`);
      return { remove: () => noted('removed') };
    },
    logger: host.services.logger,
    canaryDraw: 0.5,
    random: () => 0.204518,
  });
  return { store, noted, load, begin, connect, refetch, logged: host.logged };
}

const notThere = () => Promise.reject(new LoadError('entry', new Error('404')));

describe('loading', () => {
  it('is shared by concurrent callers', async () => {
    const { store, load } = aPage();
    const seen: string[] = [];
    store.state('sports').subscribe(({ status }) => seen.push(status));

    await Promise.all([store.load('sports'), store.load('sports'), store.load('sports')]);
    await store.load('sports');

    expect(load).toHaveBeenCalledTimes(1);
    expect(seen).toEqual(['loading', 'ready']);
    expect(store.state('sports').get()).toEqual({ status: 'ready', build: active, lifecycles });
  });

  it('is noted before the code of a build runs, and until it has ended', async () => {
    const { store, load, noted } = aPage();
    const calls: string[][] = [];
    load.mockImplementationOnce(notThere).mockImplementation(() => {
      calls.push(noted.mock.calls.flat());
      return Promise.resolve(lifecycles);
    });

    await store.load('sports');

    expect(calls).toEqual([['sports 2.0.0 of 7', 'removed', 'sports 2.0.0 of 7']]);
    expect(noted).toHaveBeenLastCalledWith('removed');
  });

  it('fails with a reference, and each failure is logged with remote, version, phase and revision', async () => {
    const { store, load, logged } = aPage();
    load.mockImplementation(notThere);

    await store.load('sports');

    expect(store.state('sports').get()).toMatchObject({ status: 'failed', phase: 'entry', reference: 'SP-204518' });
    const entry = { remote: 'sports', version: '2.0.0', phase: 'entry', revision: 7, reference: 'SP-204518', cause: '404' };
    expect(logged.map(({ level, fields }) => ({ level, fields }))).toEqual([
      { level: 'error', fields: { ...entry, attempt: 0 } },
      { level: 'error', fields: { ...entry, attempt: 1 } },
    ]);
  });

  it('fails where no build may run here', async () => {
    const { store, load } = aPage(aManifest({ sports: { enabled: true, active: aBuild('3.0.0', { requires: '^9.0.0' }) } }));

    await store.load('sports');

    expect(load).not.toHaveBeenCalled();
    expect(store.state('sports').get()).toMatchObject({ status: 'failed', phase: 'contract' });
  });

  it('does not start for a remote that is off or has no readable entry', async () => {
    const { store, load } = aPage(aManifest({ sports: { enabled: 'perhaps' }, chat: { enabled: false } }));

    await Promise.all([store.load('sports'), store.load('chat')]);

    expect(load).not.toHaveBeenCalled();
    expect(store.state('sports').get()).toMatchObject({ status: 'failed', phase: 'manifest' });
    expect(store.state('chat').get()).toEqual({ status: 'disabled', reason: undefined });
  });
});

describe('a retry', () => {
  it('loads again, shared by concurrent retries', async () => {
    const { store, load } = aPage();
    load.mockImplementationOnce(notThere).mockImplementationOnce(notThere);
    await store.load('sports');

    await Promise.all([store.retry('sports'), store.retry('sports')]);

    expect(load).toHaveBeenCalledTimes(3);
    expect(store.state('sports').get().status).toBe('ready');
  });

  it('asks for the manifest first where that was the failure', async () => {
    const { store, refetch } = aPage('none');
    expect(store.state('sports').get()).toMatchObject({ status: 'failed', phase: 'manifest' });
    expect(store.revision).toBe(0);

    await store.retry('sports');
    expect(store.state('sports').get()).toMatchObject({ status: 'failed', phase: 'manifest' });

    refetch.mockResolvedValue(aManifest(sportsOn));
    await store.retry('sports');
    expect(store.state('sports').get().status).toBe('ready');
    expect(store.state('chat').get().status).toBe('disabled');
  });

  it('uses the build that operations have deployed instead of the failed one', async () => {
    const { store, load, refetch } = aPage();
    load.mockImplementationOnce(notThere).mockImplementationOnce(notThere);
    await store.load('sports');
    refetch.mockResolvedValue(aManifest({ sports: { enabled: true, active: aBuild('2.0.1') } }, { revision: 8 }));

    await store.retry('sports');

    expect(store.state('sports').get()).toMatchObject({ status: 'ready', build: { version: '2.0.1' } });
  });

  it('is nothing for a remote that has not failed', async () => {
    const { store, load } = aPage();
    await store.retry('sports');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('another manifest', () => {
  const revised = (remotes: object, revision = 8) => aManifest(remotes, { revision });

  it('that disables a remote removes it at once, also during a load', async () => {
    const { store, load } = aPage();
    load.mockImplementation(never);
    void store.load('sports');
    await Promise.resolve();

    store.apply(revised({ sports: { enabled: false } }));

    expect(store.state('sports').get().status).toBe('disabled');
  });

  it('leaves a remote ready whose build it still puts first', async () => {
    const { store } = aPage();
    await store.load('sports');
    const ready = store.state('sports').get();

    store.apply(revised({ sports: { enabled: true, active, previous: aBuild('1.0.0') } }));

    expect(store.state('sports').get()).toBe(ready);
    expect(store.revision).toBe(8);
  });

  it('makes the next load use its build, also where the former one is the fallback', async () => {
    const { store, load } = aPage();
    await store.load('sports');

    store.apply(revised({ sports: { enabled: true, active: aBuild('3.0.0'), previous: active } }));
    expect(store.state('sports').get()).toEqual({ status: 'idle' });
    await store.load('sports');

    expect(load.mock.calls.map(([build]) => build.version)).toEqual(['2.0.0', '3.0.0']);
  });

  it('makes the result of an earlier load obsolete', async () => {
    const { store, load } = aPage();
    let arrive: (remote: typeof lifecycles) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const first = store.load('sports');
    await Promise.resolve();

    store.apply(revised({ sports: { enabled: true, active: aBuild('3.0.0') } }));
    await store.load('sports');
    arrive(aRemote());
    await first;

    expect(store.state('sports').get()).toMatchObject({ status: 'ready', build: { version: '3.0.0' }, lifecycles });
  });

  it.each([6, 7])('of revision %i, which is not newer, changes nothing', (revision) => {
    const { store } = aPage();
    store.apply(revised({ sports: { enabled: false } }, revision));
    expect(store.state('sports').get().status).toBe('idle');
  });
});

describe('a build that is passed over', () => {
  const previous = aBuild('1.0.0');
  const both = { sports: { enabled: true, active, previous } };
  const versions = (load: Page['load']) => load.mock.calls.map(([{ version }]) => version);

  it('is skipped by the next load and by preloading', async () => {
    const { store, load } = aPage(aManifest(both));
    await store.load('sports');

    expect(store.skipBuild('sports', active)).toEqual(previous);
    expect(store.state('sports').get()).toEqual({ status: 'idle' });
    expect(store.nextBuild('sports')).toEqual(previous);
    await store.load('sports');

    expect(versions(load)).toEqual(['2.0.0', '1.0.0']);
    expect(store.state('sports').get()).toMatchObject({ status: 'ready', build: previous });
  });

  it('changes nothing where no other build may replace it', async () => {
    const { store } = aPage(aManifest({ sports: { enabled: true, active, previous: aBuild('1.0.0', { requires: '^9.0.0' }) } }));
    await store.load('sports');
    const ready = store.state('sports').get();

    expect(store.skipBuild('sports', active)).toBeUndefined();
    expect(store.state('sports').get()).toBe(ready);
    expect(store.nextBuild('sports')).toEqual(active);
  });

  it('does not affect a remote that already has another build', async () => {
    const { store } = aPage(aManifest(both));
    await store.load('sports');
    store.skipBuild('sports', active);
    await store.load('sports');
    const ready = store.state('sports').get();

    expect(store.skipBuild('sports', active)).toEqual(previous);
    expect(store.state('sports').get()).toBe(ready);
    expect(store.skipBuild('sports', previous)).toBeUndefined();
  });

  it('is tried again when operations change something', async () => {
    const { store } = aPage(aManifest(both));
    await store.load('sports');
    store.skipBuild('sports', active);
    await store.load('sports');

    store.apply(aManifest(both, { revision: 8 }));

    expect(store.state('sports').get()).toEqual({ status: 'idle' });
    expect(store.nextBuild('sports')).toEqual(active);
  });

  it('is tried again when the player tries again', async () => {
    const { store, load } = aPage(aManifest(both));
    await store.load('sports');
    store.skipBuild('sports', active);
    await store.load('sports');

    await store.renew('sports');
    await store.load('sports');

    expect(versions(load)).toEqual(['2.0.0', '1.0.0', '2.0.0']);
  });
});

describe('failures', () => {
  it('are counted, those of views beside those of loads', async () => {
    const { store, load } = aPage();
    load.mockImplementationOnce(notThere);
    await store.load('sports');
    expect(store.failures.get()).toBe(1);

    store.noteFailure();
    expect(store.failures.get()).toBe(2);
  });
});

describe('a view', () => {
  const tooNew = aBuild('3.0.0', { requires: '^9.0.0' });

  it('begins with its files and its remote side by side, the remote once', async () => {
    const { store, load, begin } = aPage();
    store.loadView('sports', 'crty');
    store.loadView('sports', 'slip');
    await store.load('sports');

    expect(begin.mock.calls).toEqual([
      [active, 'crty'],
      [active, 'slip'],
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('begins with files of the build that would be loaded', () => {
    const { store, begin } = aPage(aManifest({ sports: { enabled: true, active: tooNew, previous: active } }));
    store.loadView('sports', 'crty');
    expect(begin.mock.calls).toEqual([[active, 'crty']]);
  });

  it.each<[string, object, string]>([
    ['may not run, and fails by it', { enabled: true, active: tooNew }, 'failed'],
    ['is disabled', { enabled: false, active }, 'disabled'],
  ])('begins with no file where its remote %s', async (_title, sports, status) => {
    const { store, load, begin } = aPage(aManifest({ sports }));
    store.loadView('sports', 'crty');
    await store.load('sports');

    expect(store.state('sports').get().status).toBe(status);
    expect(load).not.toHaveBeenCalled();
    expect(begin).not.toHaveBeenCalled();
  });
});

describe('a connection ahead', () => {
  it('is opened to the build that would be loaded, while nothing of it is, and nothing fails by it', async () => {
    const { store, load, connect } = aPage();
    store.connect('sports');
    expect(connect.mock.calls).toEqual([[active]]);
    expect([load.mock.calls.length, store.state('sports').get().status]).toEqual([0, 'idle']);

    await store.load('sports');
    store.connect('sports');
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('is opened to none that is disabled', () => {
    const { store, connect } = aPage(aManifest({ sports: { enabled: false, active } }));
    store.connect('sports');
    expect(connect).not.toHaveBeenCalled();
  });
});
