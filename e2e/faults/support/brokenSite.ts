import type { Page } from '@playwright/test';
import type { Locale } from '@site/shared/contract/services';
import { expect, test as journeys } from '../../support/journey';
import type { LogEntry } from '../../support/log';
import { moveTo } from '../../support/memberPage';
import { buildProbe, type Probe } from './probe';
import { REMOTES, type RemoteFacts } from '../../support/remotes';

/** Extends the suite's `test` with the probe, which is built once. */
export const test = journeys.extend<object, { readonly probe: Probe }>({
  probe: [
    async ({}, use) => {
      await use(await buildProbe());
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

export { expect };

/** Texts of the site in both languages, repeated here independent of the locale files. */
const WORDS = {
  'zh-CN': {
    failed: (name: string) => `${name}暂时无法打开`,
    off: (name: string) => `${name}暂未开放`,
    safe: '您的资金与已提交的注单均安全',
    reference: '参考编号',
    retry: '重新加载',
    menu: '分类导航',
    live: '真人',
    promotions: '优惠',
  },
  'zh-TW': {
    failed: (name: string) => `${name}暫時無法開啟`,
    off: (name: string) => `${name}暫未開放`,
    safe: '您的資金與已提交的注單均安全',
    reference: '參考編號',
    retry: '重新載入',
    menu: '分類導覽',
    live: '真人',
    promotions: '優惠',
  },
} as const;

/** Player on a site without one remote. */
export interface Visitor {
  readonly page: Page;
  readonly locale: Locale;
  readonly log: readonly LogEntry[];
}

/**
 * Expects that a panel which names the fault and offers ways on replaces the screen, and that the header shows the
 * balance.
 */
export async function expectPanel(visitor: Visitor, { name }: RemoteFacts, timeout = 10_000): Promise<void> {
  const { page, locale } = visitor;
  const words = WORDS[locale];
  const panel = page.getByRole('region', { name: words.failed(name[locale]) });
  await expect(panel.getByRole('alert')).toBeVisible({ timeout });
  await expect(panel).toContainText(words.safe);
  await expect(panel).toContainText(words.reference);
  await expectShell(visitor);
}

/** Expects that a notice with the operator's reason replaces the screen of a disabled remote. */
export async function expectNotice(visitor: Visitor, { name }: RemoteFacts, reason: string): Promise<void> {
  const { page, locale } = visitor;
  const notice = page.getByRole('region', { name: WORDS[locale].off(name[locale]) });
  await expect(notice).toContainText(reason);
  await expectShell(visitor);
}

export async function retry({ page, locale }: Visitor): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: WORDS[locale].retry }).click();
}

export async function expectHeading({ page }: Visitor, heading: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { name: heading, level: 1 }).first()).toBeVisible();
}

/** Expects that the menu leads to another remote and shows its screen. */
export async function expectMenuLeadsOn(visitor: Visitor, broken: RemoteFacts): Promise<void> {
  const { page, locale } = visitor;
  const words = WORDS[locale];
  const [entry, id] = broken.id === 'games' ? ([words.promotions, 'activities'] as const) : ([words.live, 'games'] as const);
  await page.getByRole('navigation', { name: words.menu }).getByRole('link', { name: entry }).click();
  await expectHeading(visitor, REMOTES.find((remote) => remote.id === id)!.heading[locale]);
}

/** Expects that each of the other five remotes shows a screen. */
export async function expectOthersWork(visitor: Visitor, broken: RemoteFacts): Promise<void> {
  for (const { id, address, heading } of REMOTES) {
    if (id === broken.id) continue;
    await moveTo(visitor.page, address);
    await expectHeading(visitor, heading[visitor.locale]);
  }
  await expectShell(visitor);
}

/** Expects a log entry for the failure of this build of the remote in this phase. */
export async function expectLogged({ log }: Visitor, { id }: RemoteFacts, version: string, phase: string): Promise<void> {
  await expect
    .poll(() => log.map(({ level, fields }) => [level, fields['remote'], fields['version'], fields['phase']].join(' ')))
    .toContain(['error', id, version, phase].join(' '));
}

/** Expects the balance in the wallet's menu, or in the host's when the wallet is missing. */
async function expectShell({ page, locale }: Visitor): Promise<void> {
  await expect(page.getByRole('banner').getByText('¥500.00', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: WORDS[locale].menu })).toBeVisible();
}
