import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { settled } from '../testing/aShell';
import { createRemoteStore } from './remoteStore';
import { aSigner } from './testing/aSigner';
import { aBuild, aManifest, aRemote, aRoot, aStorage } from './testing/builders';
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

/** Brings the network back, which fetches the manifest at once. */
const reconnect = async () => {
  window.dispatchEvent(new Event('online'));
  await settled();
};

it('applies what operations have changed, and notifies the page', async () => {
  const { store, host, deploy } = aWatchedPage(aManifest(on));
  deploy(aManifest({ sports: { enabled: false } }, { revision: 8 }));

  await reconnect();

  expect(store.revision).toBe(8);
  expect(store.state('sports').get().status).toBe('disabled');
  expect(host.emitted).toEqual([{ name: 'deployment/revised', event: { revision: 8 } }]);
});

it.each([
  ['nothing new', aManifest({ sports: { enabled: false } })],
  ['nonsense', { hello: 'world' }],
])('keeps the current manifest at %s', async (_case, next) => {
  const { store, host, deploy } = aWatchedPage(aManifest(on));
  deploy(next);

  await reconnect();

  expect(store.state('sports').get().status).toBe('idle');
  expect(host.emitted).toEqual([]);
});

it('keeps what is newer than the answer', async () => {
  const { store, host, deploy } = aWatchedPage(aManifest(on));
  store.apply(aManifest(on, { revision: 9 }));
  deploy(aManifest({ sports: { enabled: false } }, { revision: 8 }));

  await reconnect();

  expect(store.revision).toBe(9);
  expect(host.emitted).toEqual([]);
});

it('logs a manifest that another key signed, keeps the current one, and takes the next of ours', async () => {
  const { store, deploy, serve, error } = aWatchedPage(aManifest(on));
  serve(aSigner().sign(aManifest({ sports: { enabled: false } }, { revision: 8 })));
  await reconnect();
  expect(store.state('sports').get().status).toBe('idle');
  expect(error).toHaveBeenCalledWith('deployment manifest not usable', expect.objectContaining({ why: 'unknown-key', instead: 'current' }));

  deploy(aManifest({ sports: { enabled: false } }, { revision: 8 }));
  await reconnect();
  expect(store.state('sports').get().status).toBe('disabled');
});

it('fetches when the visible page has the focus and when a remote has failed, and never after its end', async () => {
  const { fetch, store, end } = aWatchedPage(aManifest(on));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(fetch).not.toHaveBeenCalled();

  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  window.dispatchEvent(new Event('focus'));
  await settled();
  expect(fetch).toHaveBeenCalledTimes(1);
  store.noteFailure();
  await settled();
  expect(fetch).toHaveBeenCalledTimes(2);

  end();
  await reconnect();
  expect(fetch).toHaveBeenCalledTimes(2);
});
