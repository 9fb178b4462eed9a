import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { DeploymentManifest, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId, RemoteProps } from '@site/shared/contract/remoteProps';
import { configureWaits } from '@site/testing/configureWaits';
import { App } from '../App';
import { createAppRouter } from '../createAppRouter';
import { compositionTranslator, createDisableGuards, createRemoteStore, type Preview } from '../composition';
import { KNOWN_REMOTES } from '../composition/knownRemotes';
import { aBuild, aManifest, aRemote } from '../composition/testing/builders';
import { createViewFiles } from '../composition/viewFiles';
import type { Router } from '../routing/createRouter';
import { followDirectory } from '../routing/joinedRoutes';
import type { OwnScreens } from '../routing/ownScreen';
import { OWN_SCREENS } from '../screens/ownScreens';
import { aShell, type ShellOptions, type TestShell } from './aShell';

configureWaits();

let router: Router | undefined;
/** Disposes the router with its page, and with it the listeners to the window's history. */
afterEach(() => {
  router?.dispose();
  router = undefined;
});

/**
 * Address without header, rail, dock and footer, for content that appears over any page. Queries are much faster on it.
 */
export const BARE_PAGE = '/loading';

/** Creates a manifest with all remotes known to the host's build, each with one build. */
export function aFullManifest(off: readonly RemoteId[] = [], overrides: Partial<DeploymentManifest> = {}): DeploymentManifest {
  const remotes = Object.fromEntries(
    Object.keys(KNOWN_REMOTES).map((id): [RemoteId, RemoteDeployment] => [
      id,
      off.includes(id) ? { enabled: false } : { enabled: true, active: aBuild('1.0.0', { container: `remote_${id}` }) },
    ]),
  );
  return aManifest(remotes, overrides);
}

/** Creates a remote whose views show their kind, id and parameters. */
export function aLabelledRemote() {
  return aRemote({
    mount: ({ domElement, view, onReady }: RemoteProps) => {
      domElement.textContent = `${view.kind} ${view.id} ${JSON.stringify(view.params)}`;
      onReady?.();
      return Promise.resolve();
    },
    update: ({ domElement, view }: RemoteProps) => {
      domElement.textContent = `${view.kind} ${view.id} ${JSON.stringify(view.params)}`;
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
  });
}

interface AppOptions extends ShellOptions {
  /** Build that a preview link selects for the page, and the banner about it. */
  readonly preview?: Preview;
  readonly banner?: ReactNode;
  /** Replaces the code of some of the host's own screens. */
  readonly screens?: Partial<OwnScreens>;
}

/** Renders the whole page at an address, on a platform in memory, with remotes that show the requested view. */
export async function renderApp(path = '/', { preview, banner, screens, ...options }: AppOptions = {}): Promise<TestShell> {
  window.history.replaceState(null, '', path);
  const manifest = 'manifest' in options ? options.manifest : aFullManifest();
  const test = await aShell({ ...options, manifest, path });
  const store = createRemoteStore({
    manifest,
    refetch: () => Promise.resolve(undefined),
    loader: { load: () => Promise.resolve(aLabelledRemote()), begin: createViewFiles((url) => url), connect: () => undefined },
    logger: test.shell.logger,
    canaryDraw: 0.5,
    preview,
    random: () => 0,
  });
  followDirectory(store.directory, test.shell.navigation, test.shell.logger);
  test.shell.start();
  const composition = {
    store,
    disableGuards: createDisableGuards({
      store,
      overlays: test.shell.overlays,
      locale: test.shell.locale.current,
      t: compositionTranslator(test.i18n),
    }),
    pageGuard: { enter: () => ({ painted: () => undefined, left: () => undefined }) },
    mountNotes: { start: () => ({ remove: () => undefined, painted: () => undefined }) },
    services: test.shell.root,
    onContactService: () => {
      test.shell.contactService();
    },
  };
  router = createAppRouter(test.shell, { ...OWN_SCREENS, ...screens });
  render(<App shell={test.shell} router={router} i18n={test.i18n} composition={composition} banner={banner} />);
  await act(pageSettled);
  return test;
}

/** Waits for the page to settle. Loading a screen or a remote takes a few turns of the event loop. */
async function pageSettled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
}

/**
 * Returns the header of the site, which is the first banner. In tests, unlike in browsers, headers of sections also
 * count as banners.
 */
export function siteHeader(): HTMLElement {
  const [header] = screen.getAllByRole('banner');
  if (!header) throw new Error('there is no header');
  return header;
}
