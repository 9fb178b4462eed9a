import { isOfCurrentBuild } from './isOfCurrentBuild';
import { createRemoteStore } from './remoteStore';
import { aBuild, aManifest, aRoot, never } from './testing/builders';

const [active, previous] = [aBuild('2.0.0'), aBuild('1.0.0')];
const fileOf = ({ entry }: typeof active): string => new URL('7.css', entry).href;

/** Creates a store whose active build cannot be loaded and whose previous build stays pending once requested. */
function aStore() {
  return createRemoteStore({
    manifest: aManifest({ sports: { enabled: true, active, previous } }),
    refetch: () => Promise.resolve(undefined),
    loader: {
      load: ({ version }) => (version === active.version ? Promise.reject(new Error('404')) : never()),
      begin: jest.fn(),
      connect: jest.fn(),
    },
    logger: aRoot().root.logger,
    canaryDraw: 0,
  });
}

it('a file of the build that would be loaded belongs to a remote of the page, and no other file', () => {
  const store = aStore();

  expect(isOfCurrentBuild(store, fileOf(active))).toBe(true);
  expect(isOfCurrentBuild(store, fileOf(previous))).toBe(false);
  expect(isOfCurrentBuild(store, 'https://sports.example/theme.css')).toBe(false);
});

it('a file of the build that is loaded in place of it does as well', async () => {
  const store = aStore();
  void store.load('sports');
  await new Promise((resolve) => setTimeout(resolve));

  expect(store.state('sports').get()).toMatchObject({ status: 'loading', build: previous });
  expect(isOfCurrentBuild(store, fileOf(previous))).toBe(true);
});
