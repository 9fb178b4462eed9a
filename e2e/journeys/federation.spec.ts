import { newestBuild } from '../support/deployed';
import { expect, test } from '../support/journey';

/** Record that the federation runtime exposes for its browser extension. */
interface Federation {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly options: {
      readonly remotes: readonly { readonly name: string; readonly entry: string }[];
      readonly shared: Readonly<Record<string, readonly { readonly version: string; readonly useIn: readonly string[] }[]>>;
    };
  }[];
}

test('the developer tools of Module Federation see the host, the remotes of the page and one React for all', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite();
  const builds = ['activities', 'games', 'sports'].map((id) => newestBuild(site, id));
  await page.goto(site.origin);
  await expect(page.getByRole('region', { name: '首页推荐' }).getByRole('tablist')).toBeVisible();

  const read = () =>
    page.evaluate(() => {
      const { __INSTANCES__: instances } = (window as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
      const host = instances.find(({ name }) => name === 'host');
      return {
        names: instances.map(({ name }) => name).sort(),
        remotes: (host?.options.remotes ?? []).map(({ name, entry }) => `${name} ${entry}`).sort(),
        react: (host?.options.shared['react'] ?? []).map(({ version, useIn }) => `${version} ${[...useIn].sort().join(' ')}`),
      };
    });

  await expect.poll(async () => (await read()).remotes).toEqual(builds.map(({ container, entry }) => `${container} ${entry}`).sort());
  const { names, react } = await read();
  const everybody = [...builds.map(({ container }) => container), 'host'].sort();
  expect(names).toEqual(everybody);
  expect(react).toEqual([expect.stringMatching(new RegExp(String.raw`^19\.\d+\.\d+ ${everybody.join(' ')}$`))]);
});
