import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { DEPLOYMENT_POLL_MS } from './limits';
import { createRemoteStore } from './remoteStore';
import { aBuild, aManifest, aRemote, aRoot, aStorage } from './testing/builders';
import { watchDeployment } from './watchDeployment';

const on = { sports: { enabled: true, active: aBuild() } };

function aWatchedPage(manifest: DeploymentManifest) {
  const { root, host } = aRoot();
  const answer = { body: JSON.stringify(manifest) };
  const fetch = jest.fn(() => Promise.resolve(new Response(answer.body)));
  const store = createRemoteStore({
    manifest,
    refetch: () => Promise.resolve(undefined),
    loader: { load: () => Promise.resolve(aRemote()) },
    logger: root.logger,
    canaryDraw: 0,
  });
  const end = watchDeployment({ source: { fetch, storage: aStorage(), now: () => Date.now() }, store, bus: root.bus });
  return { store, host, fetch, end, deploy: (next: unknown) => (answer.body = JSON.stringify(next)) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('applies what operations have changed, and tells the page', async () => {
  const { store, host, deploy } = aWatchedPage(aManifest(on));
  deploy(aManifest({ sports: { enabled: false } }, { revision: 8 }));

  await jest.advanceTimersByTimeAsync(DEPLOYMENT_POLL_MS);

  expect(store.state('sports').get().at).toBe('disabled');
  expect(host.emitted).toEqual([{ name: 'deployment/revised', event: { revision: 8 } }]);
});

it.each([
  ['nothing new', aManifest({ sports: { enabled: false } })],
  ['nonsense', { hello: 'world' }],
])('goes on with what it has at %s', async (_case, next) => {
  const { store, host, deploy } = aWatchedPage(aManifest(on));
  deploy(next);

  await jest.advanceTimersByTimeAsync(DEPLOYMENT_POLL_MS);

  expect(store.state('sports').get().at).toBe('idle');
  expect(host.emitted).toEqual([]);
});

it('does not ask while nobody looks, nor after its end', async () => {
  const { fetch, end } = aWatchedPage(aManifest(on));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(DEPLOYMENT_POLL_MS);
  expect(fetch).not.toHaveBeenCalled();

  visibility.mockReturnValue('visible');
  end();
  await jest.advanceTimersByTimeAsync(2 * DEPLOYMENT_POLL_MS);
  expect(fetch).not.toHaveBeenCalled();
});
