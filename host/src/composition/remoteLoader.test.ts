import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';
import { LOAD_BUDGET_MS } from './limits';
import { LoadError, loadRemote, type LoadOutcome } from './remoteLoader';
import { aBuild, aRemote, never, ORIGIN } from './testing/builders';

const lifecycles = aRemote();
const [active, previous] = [aBuild('2.0.0'), aBuild('1.0.0')];
const notThere = () => Promise.reject(new LoadError('entry', new Error('404')));
const works = () => Promise.resolve(lifecycles);

/** Loads with a mocked answer for each call of the loader, in order, and records attempts and failures. */
function load(
  answers: readonly (() => Promise<RemoteLifecycles>)[],
  builds: readonly [RemoteBuild, ...RemoteBuild[]] = [active, previous],
) {
  const loader = { load: jest.fn<Promise<RemoteLifecycles>, [RemoteBuild]>(() => Promise.reject(new Error('not expected'))) };
  for (const answer of answers) loader.load.mockImplementationOnce(answer);
  const failures: string[] = [];
  const tried: string[] = [];
  const outcome = loadRemote(builds, {
    loader,
    allowedOrigins: [ORIGIN],
    contractVersion: '1.2.0',
    onAttempt: ({ version }, attempt) => tried.push(`${version} ${String(attempt)}`),
    onFailure: ({ phase, build }, attempt) => failures.push(`${build?.version ?? ''} ${phase} ${String(attempt)}`),
  });
  return { outcome, failures, loader, tried: () => tried };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the active build', () => {
  it('is used when it loads', async () => {
    const { outcome, tried, failures } = load([works]);

    expect(await outcome).toEqual({ ok: true, build: active, lifecycles });
    expect(tried()).toEqual(['2.0.0 0']);
    expect(failures).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is tried once more', async () => {
    const { outcome, tried, failures } = load([notThere, works]);

    expect(await outcome).toMatchObject({ ok: true, build: active });
    expect(tried()).toEqual(['2.0.0 0', '2.0.0 1']);
    expect(failures).toEqual(['2.0.0 entry 0']);
  });

  it('has a time budget, to the millisecond', async () => {
    const { outcome, tried } = load([never, works]);

    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS - 1);
    expect(tried()).toEqual(['2.0.0 0']);
    await jest.advanceTimersByTimeAsync(1);

    expect(await outcome).toMatchObject({ ok: true, build: active });
    expect(tried()).toEqual(['2.0.0 0', '2.0.0 1']);
  });
});

describe('the build before', () => {
  it('is used after two failures', async () => {
    const { outcome, tried } = load([notThere, notThere, works]);

    expect(await outcome).toMatchObject({ ok: true, build: previous });
    expect(tried()).toEqual(['2.0.0 0', '2.0.0 1', '1.0.0 0']);
  });

  it('is tried once, and then the remote has failed', async () => {
    const thrown = () => Promise.reject(new LoadError('module', 'thrown at import'));
    const { outcome, failures } = load([notThere, notThere, thrown]);

    expect(await outcome).toEqual({ ok: false, failure: { phase: 'module', cause: 'thrown at import', build: previous } });
    expect(failures).toEqual(['2.0.0 entry 0', '2.0.0 entry 1', '1.0.0 module 0']);
  });

  it('need not exist', async () => {
    const { outcome } = load([notThere, notThere], [active]);

    expect(await outcome).toMatchObject({ ok: false, failure: { phase: 'entry', build: active } });
  });

  it('fails after three budgets where everything hangs', async () => {
    const { outcome } = load([never, never, never]);
    const settled = jest.fn<void, [LoadOutcome]>();
    void outcome.then(settled);

    await jest.advanceTimersByTimeAsync(3 * LOAD_BUDGET_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ ok: false }));
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('what may not run', () => {
  it.each([
    ['of a foreign origin', { entry: 'https://evil.example/2.0.0/remoteEntry.js' }, 'origin'],
    ['of an origin that only looks like ours', { entry: `${ORIGIN}.evil.example/remoteEntry.js` }, 'origin'],
    ['that needs a newer contract', { requires: '^1.3.0' }, 'contract'],
    ['that needs another contract', { requires: '^2.0.0' }, 'contract'],
  ])('a build %s is passed over before any of it is fetched', async (_case, overrides, phase) => {
    const { outcome, tried, failures, loader } = load([works], [aBuild('2.0.0', overrides), previous]);

    expect(await outcome).toMatchObject({ ok: true, build: previous });
    expect(tried()).toEqual(['1.0.0 0']);
    expect(loader.load.mock.calls).toEqual([[previous]]);
    expect(failures).toEqual([`2.0.0 ${phase} 0`]);
  });

  it('is not fetched as the previous build either', async () => {
    const { outcome, tried } = load([notThere, notThere], [active, aBuild('1.0.0', { requires: '^9.0.0' })]);

    expect(await outcome).toMatchObject({ ok: false, failure: { phase: 'contract' } });
    expect(tried()).toEqual(['2.0.0 0', '2.0.0 1']);
  });
});
