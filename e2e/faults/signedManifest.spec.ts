import { passingSigner } from '@site/release/signingKeys';
import type { DeploymentAnswer, Site } from '../compose/serve';
import { expect, test } from '../support/journey';
import { watchLog, type LogEntry } from '../support/log';

/** The attacker controls the site's response for its manifest, but has no key of operations. */
const ATTACKS: readonly (readonly [title: string, why: string, forge: (site: Site, text: string) => DeploymentAnswer])[] = [
  ['altered by one byte', 'wrong-signature', (_site, text) => asText(text.replace('"siteId":"', '"siteId":"9'))],
  ['signed by another key', 'unknown-key', ({ manifest }) => asText(passingSigner().sign(manifest))],
  ['without its signature', 'not-signed', ({ manifest }) => asText(JSON.stringify(manifest, null, 2))],
  ['of another themed build', 'other-build', ({ manifest }) => ({ kind: 'manifest', manifest: { ...manifest, build: 'gilt' } })],
];

const asText = (body: string): DeploymentAnswer => ({ kind: 'text', body, contentType: 'application/json' });

test.describe('a manifest', { tag: '@full' }, () => {
  for (const [title, why, forge] of ATTACKS) {
    test(`${title} runs nothing in a new browser, and changes nothing in one that knows the site`, async ({
      page,
      serveSite,
      browser,
      log,
    }) => {
      const site = await serveSite();
      const text = await (await fetch(`${site.origin}/deployment.json`)).text();
      const known = await browser.newContext();
      const regular = await known.newPage();
      const logThere = await watchLog(regular);
      await regular.goto(`${site.origin}/game/realbet`);
      await expect(regular.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
      site.setDeployment(forge(site, text));
      const asked = site.requestsTo('games').length;

      await page.goto(`${site.origin}/game/realbet`);
      await expect(page.getByRole('region', { name: '游戏暂时无法打开' })).toBeVisible();
      expect(site.requestsTo('games')).toHaveLength(asked);
      await expectRefusal(log, { why, instead: 'none' });

      await regular.reload();
      await expect(regular.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
      await expectRefusal(logThere, { why, instead: 'last-known-good' });
      await known.close();
    });
  }

  test('of before a remote was switched off does not switch it on again where the newer one was seen', async ({ page, serveSite, log }) => {
    const site = await serveSite();
    const earlier = await (await fetch(`${site.origin}/deployment.json`)).text();
    site.disable(new Map([['games', { 'zh-CN': '场馆维护', 'zh-TW': '場館維護' }]]));
    await page.goto(`${site.origin}/game/realbet`);
    await expect(page.getByText('场馆维护')).toBeVisible();

    site.setDeployment(asText(earlier));
    await page.reload();

    await expect(page.getByText('场馆维护')).toBeVisible();
    await expectRefusal(log, { why: 'older-revision', instead: 'last-known-good' });
  });

  test('is verified as well in a browser without Ed25519 of its own', async ({ page, serveSite, complaints, log }) => {
    const site = await serveSite();
    await page.addInitScript(() => {
      const native = SubtleCrypto.prototype.importKey;
      SubtleCrypto.prototype.importKey = function importKey(this: SubtleCrypto, ...given: unknown[]) {
        if (given[2] === 'Ed25519') return Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
        return Reflect.apply(native, this, given) as Promise<CryptoKey>;
      } as typeof native;
    });

    await page.goto(`${site.origin}/game/realbet`);
    await expect(page.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);

    site.setDeployment(asText(passingSigner().sign({ ...site.manifest, revision: site.manifest.revision + 1 })));
    await page.reload();
    await expect(page.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
    await expectRefusal(log, { why: 'unknown-key', instead: 'last-known-good' });
  });
});

/** Expects that the page logged this refusal of the manifest. */
async function expectRefusal(log: readonly LogEntry[], refusal: { readonly why: string; readonly instead: string }): Promise<void> {
  await expect.poll(() => log.map(({ fields }) => fields)).toContainEqual(expect.objectContaining(refusal));
}
