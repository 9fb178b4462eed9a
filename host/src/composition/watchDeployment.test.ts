import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { DEPLOYMENT_FAILURE_GAP_MS, DEPLOYMENT_POLL_MS, DEPLOYMENT_RETURN_GAP_MS } from './limits';
import { createRemoteStore } from './remoteStore';
import { aSigner } from './testing/aSigner';
import { aBuild, aManifest, aRemote, aRoot, aStorage, never } from './testing/builders';
import { createManifestVerifier } from './verifyManifest';
import { watchDeployment } from './watchDeployment';

const on = { sports: { enabled: true, active: aBuild() } };

function aWatchedPage(manifest: DeploymentManifest) {
  const { root, host } = aRoot();
  const ours = aSigner();
  const answer = { body: ours.sign(manifest) };
  const fetch = jest.fn(() => Promise.resolve(new Response(answer.body)));
  const store = createRemoteStore({
    manifest,
    refetch: () => Promise.resolve(undefined),
    loader: { load: () => Promise.resolve(aRemote()), begin: () => undefined, connect: () => undefined },
    logger: root.logger,
    canaryDraw: 0,
  });
  const verify = createManifestVerifier({ trust: { build: 'default', keys: [ours.publicKey] }, subtle: undefined });
  const source = { fetch, storage: aStorage(), verify, build: 'default', now: () => Date.now() };
  const error = jest.fn();
  const end = watchDeployment({ source, store, bus: root.bus, logger: { ...root.logger, error } });
  const serve = (text: string) => (answer.body = text);
  return { store, host, fetch, end, error, serve, deploy: (next: object) => serve(ours.sign(next)) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('applies what operations have changed, and notifies the page', async () => {
  const { store, host, deploy } = aWatchedPage(aManifest(on));
  deploy(aManifest({ sports: { enabled: false } }, { revision: 8 }));

  await jest.advanceTimersByTimeAsync(DEPLOYMENT_POLL_MS);

  expect(store.state('sports').get().status).toBe('disabled');
  expect(host.emitted).toEqual([{ name: 'deployment/revised', event: { revision: 8 } }]);
});

it.each([
  ['nothing new', aManifest({ sports: { enabled: false } })],
  ['nonsense', { hello: 'world' }],
])('keeps the current manifest at %s', async (_case, next) => {
  const { store, host, deploy } = aWatchedPage(aManifest(on));
  deploy(next);

  await jest.advanceTimersByTimeAsync(DEPLOYMENT_POLL_MS);

  expect(store.state('sports').get().status).toBe('idle');
  expect(host.emitted).toEqual([]);
});

it('logs a manifest that another key signed once, keeps the current one, and takes the next of ours', async () => {
  const { store, deploy, serve, error } = aWatchedPage(aManifest(on));
  serve(aSigner().sign(aManifest({ sports: { enabled: false } }, { revision: 8 })));

  await jest.advanceTimersByTimeAsync(3 * DEPLOYMENT_POLL_MS);
  expect(store.state('sports').get().status).toBe('idle');
  expect(error).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith('deployment manifest not usable', expect.objectContaining({ why: 'unknown-key', instead: 'current' }));

  deploy(aManifest({ sports: { enabled: false } }, { revision: 8 }));
  await jest.advanceTimersByTimeAsync(DEPLOYMENT_POLL_MS);
  expect(store.state('sports').get().status).toBe('disabled');
});

it('does not poll while the page is hidden, nor after its end', async () => {
  const { fetch, end } = aWatchedPage(aManifest(on));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(DEPLOYMENT_POLL_MS);
  expect(fetch).not.toHaveBeenCalled();

  visibility.mockReturnValue('visible');
  end();
  await jest.advanceTimersByTimeAsync(2 * DEPLOYMENT_POLL_MS);
  expect(fetch).not.toHaveBeenCalled();
});

describe('asks beside its time', () => {
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const look = (visibility: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('when the player returns to the page, but not for every switch of windows', async () => {
    const { fetch } = aWatchedPage(aManifest(on));
    look('hidden');
    await settle();
    expect(fetch).not.toHaveBeenCalled();

    look('visible');
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(DEPLOYMENT_RETURN_GAP_MS - 1);
    window.dispatchEvent(new Event('focus'));
    expect(fetch).toHaveBeenCalledTimes(1);

    await jest.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('focus'));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('when the network is back', async () => {
    const { fetch, store, deploy } = aWatchedPage(aManifest(on));
    deploy(aManifest({ sports: { enabled: false } }, { revision: 8 }));

    window.dispatchEvent(new Event('online'));
    await settle();

    expect(fetch).toHaveBeenCalledTimes(1);
    expect(store.revision).toBe(8);
  });

  it('when something of a remote fails, but not for every failure', async () => {
    const { fetch, store } = aWatchedPage(aManifest(on));
    store.noteFailure();
    await jest.advanceTimersByTimeAsync(DEPLOYMENT_FAILURE_GAP_MS - 1);
    store.noteFailure();
    expect(fetch).toHaveBeenCalledTimes(1);

    await jest.advanceTimersByTimeAsync(1);
    store.noteFailure();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('one question at a time, and none after its end', async () => {
    const { fetch, end } = aWatchedPage(aManifest(on));
    fetch.mockImplementationOnce(never);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(fetch).toHaveBeenCalledTimes(1);

    end();
    await jest.advanceTimersByTimeAsync(DEPLOYMENT_POLL_MS);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('and leaves alone what is newer than the answer', async () => {
    const { store, host, deploy } = aWatchedPage(aManifest(on));
    store.apply(aManifest(on, { revision: 9 }));
    deploy(aManifest({ sports: { enabled: false } }, { revision: 8 }));

    window.dispatchEvent(new Event('online'));
    await settle();

    expect(store.revision).toBe(9);
    expect(store.state('sports').get().status).toBe('idle');
    expect(host.emitted).toEqual([]);
  });
});
