import type { RemoteId } from '@site/shared/contract/remoteProps';
import { remoteDeploymentSchema } from '@site/shared/contract/deploymentManifest';
import type { Site } from '../compose/serve';
import { betButton, fillSlip, openBoard, receipt } from './support/betting';
import { complaintsBeyond } from './support/complaints';
import { deposit } from './support/deposit';
import { expect, test } from './support/journey';
import { IN_PLAY } from './support/matches';
import { expectBalance, signIn } from './support/player';

interface Remote {
  readonly id: RemoteId;
  readonly name: string;
  /** One of its screens. */
  readonly address: string;
}

const REMOTES: readonly Remote[] = [
  { id: 'wallet', name: '钱包', address: '/mine/savemoney' },
  { id: 'chat', name: '聊天', address: '/chat' },
  { id: 'games', name: '游戏', address: '/game/realbet' },
  { id: 'member', name: '会员中心', address: '/mine/userinfo' },
  { id: 'activities', name: '优惠活动', address: '/activity/discount' },
  { id: 'sports', name: '体育', address: '/game/sport/CRTY' },
];

interface Way {
  readonly title: string;
  readonly takeOff: (site: Site, id: RemoteId) => Promise<void> | void;
  /** What stands in place of its screens. */
  readonly says: (name: string) => string;
}

const WAYS: readonly Way[] = [
  {
    title: 'is switched off',
    takeOff: (site, id) => {
      site.disable(new Map([[id, { 'zh-CN': '系统升级中', 'zh-TW': '系統升級中' }]]));
    },
    says: (name) => `${name}暂未开放`,
  },
  { title: 'has no server', takeOff: (site, id) => site.stopRemote(id), says: (name) => `${name}暂时无法打开` },
];

for (const { id, name, address } of REMOTES) {
  for (const { title, takeOff, says } of WAYS) {
    test(`while ${id} ${title}, its page says so and the rest of the main job runs`, async ({ page, sandbox, serveSite, complaints }) => {
      await sandbox.createMatch(IN_PLAY);
      await sandbox.tune({ dangerWindowMs: 500 });
      const site = await serveSite();
      const origin = originOf(site, id);
      await takeOff(site, id);

      await page.goto(site.origin);
      await signIn(page);
      await expectBalance(page, '¥0.00');
      await (id === 'wallet' ? sandbox.setBalance('500.00') : deposit(page, sandbox, '500'));
      if (id !== 'sports') {
        await openBoard(page);
        await expectBalance(page, '¥500.00');
        await fillSlip(page);
        await betButton(page).click();
        await expect(receipt(page)).toBeVisible();
        await expectBalance(page, '¥400.00');
      }

      await page.goto(`${site.origin}${address}`);
      await expect(page.getByRole('region', { name: says(name) })).toBeVisible();
      await expectBalance(page, id === 'sports' ? '¥500.00' : '¥400.00');
      expect(complaintsBeyond(complaints, origin)).toEqual([]);
    });
  }
}

function originOf(site: Site, id: RemoteId): string {
  const { active } = remoteDeploymentSchema.parse(site.manifest.remotes[id]);
  if (!active) throw new Error(`${id} is not built`);
  return new URL(active.entry).origin;
}
