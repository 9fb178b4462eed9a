import type { Page } from '@playwright/test';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { packageDir, remotePackage } from '@site/release/packages';
import { hasRun, newestBuild, originOf } from '../support/deployed';
import { expect, test } from '../support/journey';
import { setVersion } from '../support/copiedSources';
import { rebuild, type Rebuilt } from '../support/rebuild';

const CHANGED = ['games', 'activities'] as const satisfies readonly RemoteId[];

/** Icon of each changed remote on the home page, and one of an unchanged remote. */
const ICONS = {
  games: '[class*="remote-games-"] > svg',
  activities: '[class*="remote-activities-"] > svg',
  sports: '[class*="remote-sports-"] > svg',
} as const satisfies Partial<Record<RemoteId, string>>;

/** Module of `shared` that the host provides to remotes with the same version. */
const STYLE = 'src/ui/essentials/Icon.module.css';

let rebuilt: Readonly<Record<(typeof CHANGED)[number], Rebuilt>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  rebuilt = { games: await withOtherIcons('games'), activities: await withOtherIcons('activities') };
});

test(
  'remotes that need a later version of a shared module run their own copy, beside one that takes the copy of the host',
  { tag: '@full' },
  async ({ page, serveSite, complaints }) => {
    const site = await serveSite({ remoteRoots: { games: [rebuilt.games.root], activities: [rebuilt.activities.root] } });
    await page.goto(site.origin);
    const lent = { games: await lookOf(page, 'games'), activities: await lookOf(page, 'activities') };
    for (const id of CHANGED) expect(lent[id]).toMatchObject({ of: 'host', text: '' });

    const builds = CHANGED.map((id) => [id, newestBuild(site, id), rebuilt[id].describe(originOf(site, id))] as const);
    site.deploy(Object.fromEntries(builds.map(([id, previous, active]) => [id, { enabled: true, active, previous }])));
    await page.goto(site.origin);

    for (const [id, , active] of builds) {
      expect(await lookOf(page, id)).toEqual({ ...lent[id], of: remotePackage(id), text: id });
      expect(await hasRun(page, active)).toBe(true);
    }
    expect(await lookOf(page, 'sports')).toMatchObject({ of: 'host', text: '' });
    await test.step('and follows the language', async () => {
      await page.getByRole('button', { name: '切换为繁体中文' }).click();
      await expect(page.locator('[class*="remote-games-"]').getByText('電競').first()).toBeVisible();
    });
    expect(complaints).toEqual([]);
  },
);

/** Builds the remote with a later `shared`, whose icons look the same but identify their origin. */
function withOtherIcons(id: (typeof CHANGED)[number]): Promise<Rebuilt> {
  return rebuild({
    from: packageDir(remotePackage(id)),
    version: '1.0.1',
    changeShared: (files) => {
      setVersion(files, '1.1.0');
      files.write(STYLE, `${files.read(STYLE)}\n.icon {\n  --text-of: ${id};\n}\n`);
    },
  });
}

interface Look {
  /** Owner of its class. */
  readonly of: string;
  /** Owner of the stylesheet text. */
  readonly text: string;
  readonly style: Readonly<Record<'width' | 'height' | 'stroke' | 'strokeWidth', string>>;
}

function lookOf(page: Page, id: keyof typeof ICONS): Promise<Look> {
  const icon = page.locator(ICONS[id]).first();
  return icon.evaluate((node) => {
    const style = getComputedStyle(node);
    const { width, height, stroke, strokeWidth } = style;
    const of = /^(?<owner>host|remote-[a-z]+)-/.exec(node.getAttribute('class') ?? '')?.groups?.['owner'] ?? '';
    return { of, text: style.getPropertyValue('--text-of'), style: { width, height, stroke, strokeWidth } };
  });
}
