import { type } from './command';
import { commandOf } from './documents';
import { createFreshClone, type FreshClone } from './freshClone';
import { processesIn } from './leftovers';
import { signInAs } from './player';
import { startSite } from './startedSite';
import { expect, openWatchedPage, photograph, test } from './suite';

interface Variant {
  readonly title: string;
  readonly document: string;
  readonly command: string;
  readonly port: number;
  readonly build: string;
  readonly picture: string;
  /** Expected console lines of the variant. */
  readonly says?: RegExp;
}

const VARIANTS: readonly Variant[] = [
  {
    title: 'another themed build',
    document: 'README.md',
    command: 'SITE_BUILD=gilt npm start',
    port: 4100,
    build: 'gilt',
    picture: 'gilt',
  },
  { title: 'another port', document: 'README.md', command: 'npm start -- --port 4200', port: 4200, build: 'default', picture: 'port-4200' },
  {
    title: 'one remote in development',
    document: 'host/docs/remote-team-guide.md',
    command: 'pnpm dev wallet',
    port: 4100,
    build: 'default',
    picture: 'dev',
    // React's development build recommends its developer tools once per page.
    says: /^console info: %cDownload the React DevTools /,
  },
];

test.describe('the other ways to start a site', { tag: '@full' }, () => {
  let clone: FreshClone;

  test.skip(({ ports }) => ports === 'other', 'The commands name their ports');

  test.beforeAll(async () => {
    clone = await createFreshClone('reused');
    // The first `npm start` of a clone installs the packages; `pnpm dev` requires them.
    expect(await type(commandOf('host/docs/runbook.md', 'pnpm install'), clone).ended).toBe(0);
  });

  test.afterAll(() => clone.remove());

  for (const { title, document, command, port, build, picture, says } of VARIANTS) {
    test(`${title}: ${command} starts, shows its page, signs the account in and stops`, async ({ browser }) => {
      const site = await startSite(commandOf(document, command), clone);
      try {
        expect(site.port).toBe(port);
        const { page, lines } = await openWatchedPage(browser, site.origin);
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('data-build', build);
        await signInAs(page, site.account, site.sandbox);
        await photograph(page, `4-${picture}`);
        await page.context().close();
        expect(lines.filter((line) => says?.test(line) !== true)).toEqual([]);
      } finally {
        await site.command.interrupt();
      }
      await expect.poll(() => processesIn(clone)).toEqual([]);
    });
  }
});
