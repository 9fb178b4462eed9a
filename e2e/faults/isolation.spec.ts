import type { BrowserContext, Page } from '@playwright/test';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import type { Site } from '../compose/serve';
import { watchLog } from '../support/log';
import { moveTo } from '../support/memberPage';
import { REMOTES } from '../support/remotes';
import { expect, expectLogged, retry, test, type Visitor } from './support/brokenSite';
import { ownBuild } from './support/faults';
import { writePlainBuild } from './support/plainBuild';

/** This remote does not isolate itself: only the host protects the page from its faults. */
const remote = REMOTES.find(({ id }) => id === 'activities')!;
const BAD = '9.0.0';

test.describe('a React view without an error boundary that throws after it was ready', () => {
  test('is replaced by the previous build when it was not stable', async ({ page, serveSite, log }) => {
    const { site, active, previous } = await serveBuild(serveSite, throwsAfter(200));
    site.deploy({ [remote.id]: { enabled: true, active, previous } });

    await page.goto(`${site.origin}${remote.address}`);

    await expect(heading(page, remote.heading['zh-CN'])).toBeVisible();
    await expectLogged({ page, log, locale: 'zh-CN' }, remote, BAD, 'render');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('is replaced by a panel when it was stable, and comes back by its button', async ({ page, serveSite, log }) => {
    const { site, active } = await serveBuild(serveSite, throwsAfter(1_500));
    site.deploy({ [remote.id]: { enabled: true, active } });
    const visitor: Visitor = { page, log, locale: 'zh-CN' };

    await page.goto(`${site.origin}${remote.address}`);
    await expect(heading(page, 'the bad one')).toBeVisible();

    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectLogged(visitor, remote, BAD, 'render');
    await retry(visitor);
    await expect(heading(page, 'the bad one')).toBeVisible();
  });
});

test('a build that loops in render is reported by the next page of the tab, which takes the previous build', async ({
  page,
  context,
  serveSite,
}) => {
  const { site, active, previous } = await serveBuild(serveSite, LOOPS);
  site.deploy({ [remote.id]: { enabled: true, active, previous } });
  const address = `${site.origin}${remote.address}`;
  const debug = await context.newCDPSession(page);
  const looping = new Promise<void>((resolve) => {
    void page.route(/looping/, (route) => {
      resolve();
      return route.fulfill({ status: 204 });
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await looping;
  try {
    const next = await openInTabOf(context, site.origin);
    const log = await watchLog(next);
    await next.goto(address);

    await expect(heading(next, remote.heading['zh-CN'])).toBeVisible();
    await expectLogged({ page: next, log, locale: 'zh-CN' }, remote, BAD, 'freeze');
  } finally {
    // The browser driver cannot close a page that is frozen.
    await debug.send('Runtime.terminateExecution');
  }
});

test('a view that freezes its page after it was shown is reported by the next page of the tab, which takes the previous build', async ({
  page,
  context,
  serveSite,
}) => {
  const { site, active, previous } = await serveBuild(serveSite, LOOPS_LATER);
  site.deploy({ [remote.id]: { enabled: true, active, previous } });
  const address = `${site.origin}${remote.address}`;
  const debug = await context.newCDPSession(page);
  const watching = page.waitForEvent('worker');
  await page.goto(address);
  await expect(heading(page, 'the bad one')).toBeVisible();
  await watching;
  await page.evaluate(() => window.dispatchEvent(new Event('loop')));
  try {
    const next = await openInTabOf(context, site.origin);
    const log = await watchLog(next);
    await expect.poll(() => next.evaluate(() => caches.has('site.frozen-tabs'))).toBe(true);
    await next.goto(address);

    await expect(heading(next, remote.heading['zh-CN'])).toBeVisible();
    await expectLogged({ page: next, log, locale: 'zh-CN' }, remote, BAD, 'freeze');
  } finally {
    // The browser driver cannot close a page that is frozen.
    await debug.send('Runtime.terminateExecution');
  }
});

test('what a build writes to the page is logged, and is undone when the player leaves it', async ({ page, serveSite, log }) => {
  const { site, active } = await serveBuild(serveSite, WRITES_TO_PAGE, 'h1 { color: rgb(0, 255, 0) }');
  site.deploy({ [remote.id]: { enabled: true, active } });
  const other = REMOTES.find(({ id }) => id === 'games')!;
  const bad = heading(page, 'the bad one');

  await page.goto(`${site.origin}${remote.address}`);
  await expect(bad).toHaveCSS('color', LIME);
  await expect
    .poll(() =>
      log.filter(({ message }) => message === 'page changed by a remote').map(({ fields }) => [fields['version'], fields['kind']]),
    )
    .toEqual([[BAD, 'body style font-size']]);

  await moveTo(page, other.address);
  await expect(heading(page, other.heading['zh-CN'])).not.toHaveCSS('color', LIME);
  await expect(page.locator('body')).not.toHaveCSS('font-size', '40px');

  await page.goBack();
  await expect(bad).toHaveCSS('color', LIME);
});

test('attributes and elements that a build leaves in the page are logged and removed, dialogs excepted', async ({
  page,
  serveSite,
  log,
}) => {
  const { site, active } = await serveBuild(serveSite, ADDS_TO_PAGE);
  site.deploy({ [remote.id]: { enabled: true, active } });
  const other = REMOTES.find(({ id }) => id === 'games')!;
  const banner = page.locator('body > #banner');

  await page.goto(`${site.origin}${remote.address}`);
  await expect(banner).toBeVisible();
  await expect
    .poll(() => log.filter(({ message }) => message === 'page changed by a remote').map(({ fields }) => fields['kind']))
    .toEqual(['body element div#banner', 'html dir', 'body data-theme']);

  await moveTo(page, other.address);
  await expect(heading(page, other.heading['zh-CN'])).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('body')).not.toHaveAttribute('data-theme');
  await expect(page.locator('body > [data-base-ui-portal]')).toHaveText('a dialog');
});

/** Opens the next page of a tab whose page is frozen. The browser driver cannot reload the frozen page itself. */
async function openInTabOf(context: BrowserContext, origin: string): Promise<Page> {
  const next = await context.newPage();
  await next.goto(`${origin}/deployment.json`);
  await expect
    .poll(() =>
      next.evaluate(() => {
        const [note] = JSON.parse(localStorage.getItem('site.mounts') ?? '[]') as { readonly tab: string }[];
        if (note) sessionStorage.setItem('site.tab', note.tab);
        return note?.tab;
      }),
    )
    .toBeDefined();
  return next;
}

function heading(page: Page, name: string) {
  return page.getByRole('main').getByRole('heading', { name, level: 1 }).first();
}

/** Serves a build with this mount body beside the remote's own builds. */
async function serveBuild(
  serveSite: (options: { remoteRoots: Partial<Record<string, readonly string[]>> }) => Promise<Site>,
  mount: string,
  styles?: string,
): Promise<{ readonly site: Site; readonly active: RemoteBuild; readonly previous: RemoteBuild }> {
  const root = makeTemporaryFolder('builds');
  const site = await serveSite({ remoteRoots: { [remote.id]: [root] } });
  const previous = ownBuild(site, remote);
  const active = writePlainBuild(root, {
    id: remote.id,
    version: BAD,
    origin: new URL(previous.entry).origin,
    mount,
    ...(styles === undefined ? {} : { styles }),
  });
  return { site, active, previous };
}

const LIME = 'rgb(0, 255, 0)';

/** View whose styles affect the page outside of it. */
const WRITES_TO_PAGE = `document.body.style.fontSize = '40px';
  const href = new URL('/${BAD}/page.css', origin).href;
  if (!document.querySelector('link[href="' + href + '"]')) {
    await new Promise((resolve) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve }));
    });
  }
  props.domElement.append(Object.assign(document.createElement('h1'), { textContent: 'the bad one' }));
  props.onReady();`;

/** View that adds unwanted elements to the page, and a dialog. */
const ADDS_TO_PAGE = `document.documentElement.dir = 'rtl';
  document.body.dataset.theme = 'dark';
  document.body.append(Object.assign(document.createElement('div'), { id: 'banner', textContent: 'a banner' }));
  const dialog = Object.assign(document.createElement('div'), { textContent: 'a dialog' });
  dialog.setAttribute('data-base-ui-portal', '');
  document.body.append(dialog);
  props.domElement.append(Object.assign(document.createElement('h1'), { textContent: 'the bad one' }));
  props.onReady();`;

/** View whose render never returns. It sends a request first, to notify the test. */
const LOOPS = `const { createElement } = await shared('react');
  const { createRoot } = await shared('react-dom/client');
  createRoot(props.domElement).render(createElement(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/looping', false);
    request.send();
    for (;;) {}
  }));`;

/** View that renders, and runs an endless task on demand. */
const LOOPS_LATER = `props.domElement.append(Object.assign(document.createElement('h1'), { textContent: 'the bad one' }));
  addEventListener('loop', () => setTimeout(() => {
    for (;;) {}
  }));
  props.onReady();`;

/**
 * Returns a root as single-spa-react creates it without `errorBoundary`: React empties its element when the view
 * throws.
 */
function throwsAfter(ms: number): string {
  return `const { createElement, useEffect, useState } = await shared('react');
    const { createRoot } = await shared('react-dom/client');
    createRoot(props.domElement).render(createElement(() => {
      const [isBroken, setIsBroken] = useState(false);
      useEffect(() => {
        props.onReady();
        setTimeout(() => setIsBroken(true), ${String(ms)});
      }, []);
      if (isBroken) throw new Error('thrown after it was ready');
      return createElement('h1', null, 'the bad one');
    }));`;
}
