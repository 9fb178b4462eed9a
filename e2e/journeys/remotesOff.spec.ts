import type { RemoteId } from '@site/shared/contract/remoteProps';
import { remoteDeploymentSchema } from '@site/shared/contract/deploymentManifest';
import type { Site } from '../compose/serve';
import { complaintsBeyond } from '../support/complaints';
import { expect, test } from '../support/journey';
import { LEGS, type Leg } from '../support/legs';
import { IN_PLAY } from '../support/matches';
import { expectBalance, signIn } from '../support/player';

interface Missing {
  readonly id: RemoteId;
  readonly name: string;
  /** Address of one of its screens. */
  readonly address: string;
  /** Legs that must pass without it. */
  readonly passes: readonly Leg[];
}

/**
 * Legs that work while a remote is missing:
 *
 * | missing    | home | deposit | bet | bet record | chat | promotion | venue round |
 * |------------|------|---------|-----|------------|------|-----------|-------------|
 * | sports     | yes  | yes     | –   | yes        | yes  | yes       | yes         |
 * | games      | yes  | yes     | yes | yes        | yes  | yes       | –           |
 * | wallet     | yes  | –       | yes | yes        | yes  | yes       | yes         |
 * | member     | yes  | yes     | yes | –          | yes  | yes       | yes         |
 * | chat       | yes  | yes     | yes | yes        | –    | yes       | yes         |
 * | activities | yes  | yes     | yes | yes        | yes  | –         | yes         |
 */
const MATRIX: readonly Missing[] = [
  {
    id: 'sports',
    name: '体育',
    address: '/game/sport/CRTY',
    passes: ['home', 'deposit', 'bet record', 'chat', 'promotion', 'venue round'],
  },
  { id: 'games', name: '游戏', address: '/game/realbet', passes: ['home', 'deposit', 'bet', 'bet record', 'chat', 'promotion'] },
  { id: 'wallet', name: '钱包', address: '/mine/savemoney', passes: ['home', 'bet', 'bet record', 'chat', 'promotion', 'venue round'] },
  { id: 'member', name: '会员中心', address: '/mine/userinfo', passes: ['home', 'deposit', 'bet', 'chat', 'promotion', 'venue round'] },
  { id: 'chat', name: '聊天', address: '/chat', passes: ['home', 'deposit', 'bet', 'bet record', 'promotion', 'venue round'] },
  {
    id: 'activities',
    name: '优惠活动',
    address: '/activity/discount',
    passes: ['home', 'deposit', 'bet', 'bet record', 'chat', 'venue round'],
  },
];

interface Way {
  readonly title: string;
  readonly remove: (site: Site, id: RemoteId) => Promise<void> | void;
  /** Returns the name of the panel or notice that replaces its screens. */
  readonly says: (name: string) => string;
}

const WAYS: readonly [Way, Way] = [
  {
    title: 'is switched off',
    remove: (site, id) => {
      site.disable(new Map([[id, { 'zh-CN': '系统升级中', 'zh-TW': '系統升級中' }]]));
    },
    says: (name) => `${name}暂未开放`,
  },
  {
    title: 'has no server',
    remove: (site, id) => site.stopRemote(id),
    says: (name) => `${name}暂时无法打开`,
  },
];

test('a remote that is switched off says so at its address, whichever it is', async ({ page, serveSite, complaints }) => {
  const [{ remove, says }] = WAYS;
  const site = await serveSite();
  await page.goto(site.origin);
  await signIn(page);
  for (const { id, name, address } of MATRIX) {
    await test.step(id, async () => {
      await remove(site, id);
      await page.goto(`${site.origin}${address}`);
      await expect(page.getByRole('region', { name: says(name) })).toBeVisible();
      await expect(page.getByRole('banner').getByText(/^¥/).first()).toBeVisible();
    });
  }
  expect(complaints).toEqual([]);
});

/**
 * Row that `npm test` runs; `pnpm test:full` runs every row in both ways. `faults/brokenRemotes.spec.ts` covers each
 * kind of loss.
 */
const EVERYDAY = `chat ${WAYS[0].title}`;

for (const { id, name, address, passes } of MATRIX) {
  for (const { title, remove, says } of WAYS) {
    const details = `${id} ${title}` === EVERYDAY ? {} : { tag: '@full' };
    test(
      `while ${id} ${title}, its page says so and everything else works: ${passes.join(', ')}`,
      details,
      async ({ page, sandbox, serveSite, complaints }) => {
        await sandbox.createMatch(IN_PLAY);
        await sandbox.tune({ dangerWindowMs: 500 });
        await sandbox.setBalance('500.00');
        const site = await serveSite();
        const origin = originOf(site, id);
        await remove(site, id);

        await page.goto(site.origin);
        await signIn(page);
        await expectBalance(page, '¥500.00');
        for (const leg of passes) await test.step(leg, () => LEGS[leg](page, sandbox));

        await page.goto(`${site.origin}${address}`);
        await expect(page.getByRole('region', { name: says(name) })).toBeVisible();
        await expect(page.getByRole('banner').getByText(/^¥/).first()).toBeVisible();
        expect(complaintsBeyond(complaints, origin)).toEqual([]);
      },
    );
  }
}

function originOf(site: Site, id: RemoteId): string {
  const { active } = remoteDeploymentSchema.parse(site.manifest.remotes[id]);
  if (!active) throw new Error(`${id} is not built`);
  return new URL(active.entry).origin;
}
