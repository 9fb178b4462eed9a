import { waitFor } from '@testing-library/react';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { preloadView } from './preload';
import { createRemoteStore } from './remoteStore';
import { aBuild, aManifest, aRemote, aRoot, INTEGRITY, ORIGIN } from './testing/builders';

const preload: RemoteBuild['preload'] = {
  crty: [
    { href: '1.abc.js', as: 'script', integrity: INTEGRITY },
    { href: '1.abc.css', as: 'style', integrity: INTEGRITY },
  ],
  odd: [{ href: 'https://evil.example/x.js', as: 'script', integrity: INTEGRITY }],
};

function aPage(build: RemoteBuild = aBuild('1.0.0', { preload })) {
  const load = jest.fn(() => Promise.resolve(aRemote()));
  const store = createRemoteStore({
    manifest: aManifest({ sports: { enabled: true, active: build } }),
    refetch: () => Promise.resolve(undefined),
    loader: { load },
    logger: aRoot().root.logger,
    canaryDraw: 0,
  });
  const page = document.implementation.createHTMLDocument();
  return {
    store,
    load,
    page,
    links: () =>
      [...page.head.querySelectorAll('link')].map((link) => [
        link.rel,
        link.getAttribute('as'),
        link.crossOrigin,
        link.integrity,
        link.href,
      ]),
  };
}

const ENTRY = ['preload', 'script', 'anonymous', INTEGRITY, `${ORIGIN}/1.0.0/remoteEntry.js`];

it('preloads the entry of the remote first, then the files of the view, as they will be requested', async () => {
  const { store, load, page, links } = aPage();

  preloadView(store, 'sports', 'crty', page);
  await store.load('sports');

  expect(load).toHaveBeenCalledTimes(1);
  expect(links()).toEqual([
    ENTRY,
    ['preload', 'script', 'anonymous', INTEGRITY, `${ORIGIN}/1.0.0/1.abc.js`],
    ['preload', 'style', 'anonymous', INTEGRITY, `${ORIGIN}/1.0.0/1.abc.css`],
  ]);
});

it('fetches nothing of a remote whose build may not run, which fails at once', async () => {
  const { store, load, page, links } = aPage(aBuild('1.0.0', { preload, entry: 'https://evil.example/1.0.0/remoteEntry.js' }));

  preloadView(store, 'sports', 'crty', page);

  await waitFor(() => {
    expect(store.state('sports').get()).toMatchObject({ status: 'failed', phase: 'origin' });
  });
  expect(load).not.toHaveBeenCalled();
  expect(links()).toEqual([]);
});

it('asks for nothing twice', () => {
  const { store, page, links } = aPage();
  preloadView(store, 'sports', 'crty', page);
  preloadView(store, 'sports', 'crty', page);
  expect(links()).toHaveLength(3);
});

it.each(['nowhere', 'constructor', 'odd'])('asks for no file of the view %s, and starts the remote all the same', async (view) => {
  const { store, load, page, links } = aPage();
  preloadView(store, 'sports', view, page);
  await store.load('sports');
  expect(links()).toEqual([ENTRY]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('does nothing for a build that may not run here', () => {
  const { store, load, page, links } = aPage(aBuild('1.0.0', { preload, requires: '^9.0.0' }));
  preloadView(store, 'sports', 'crty', page);
  expect(links()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});
