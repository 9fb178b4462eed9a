import { rm } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { Site } from '../../compose/serve';
import type { ReleaseFixture } from '../../support/releaseFixture';
import type { Day } from './day';
import { openPlayer, type Player } from './openPlayer';
import { TIP } from './teamClone';

/** Release of the team, and the text by which a player recognizes it. */
export interface TeamRelease {
  readonly version: string;
  readonly tip: string;
}

interface Operations {
  readonly day: Day;
  readonly releases: ReleaseFixture;
  readonly site: Site;
  readonly player: Player;
}

const OFF_REASON = '系统升级中';
const WHY = ['--reason', 'a day of a team'];

/** Deploys the site in its state before the team's day, and opens a player's page. */
export async function openSite(day: Day, releases: ReleaseFixture, site: Site, browser: Browser): Promise<Operations> {
  await day.step('`ops configure --latest`: six remotes checked and deployed', async () => {
    await releases.ops('configure', '--latest', ...WHY);
    return describeStatus(await releases.ops('status'));
  });
  const player = await openPlayer(browser, site.origin);
  await player.reads(TIP);
  return { day, releases, site, player };
}

export async function promoteSteps(operations: Operations, { version, tip }: TeamRelease): Promise<void> {
  await change(operations, '`ops promote wallet`', ['promote', 'wallet', version, ...WHY], tip);
}

/** Releases to 5 %, to half and to all members, then rolls back. */
export async function canarySteps(operations: Operations, next: TeamRelease, before: TeamRelease): Promise<void> {
  const { day, releases } = operations;
  for (const [name, args] of [
    ['`ops canary wallet --share 5`', [next.version, '--share', '5']],
    ['`ops canary wallet --share 50`: raised', ['--share', '50']],
  ] as const) {
    await day.step(name, async () => {
      await releases.ops('canary', 'wallet', ...args, ...WHY);
      const status = describeStatus(await releases.ops('status', 'wallet', '--no-check'));
      if (!status.includes(next.version)) throw new Error(`${next.version} is not tried: ${status}`);
      return status;
    });
  }
  await change(operations, '`ops canary wallet --finish`', ['canary', 'wallet', '--finish', ...WHY], next.tip);
  await change(operations, '`ops rollback wallet`', ['rollback', 'wallet', ...WHY], before.tip);
}

export async function switchSteps(operations: Operations, { tip }: TeamRelease): Promise<void> {
  await change(operations, '`ops disable wallet`', ['disable', 'wallet', '--reason', OFF_REASON], OFF_REASON);
  await change(operations, '`ops enable wallet`', ['enable', 'wallet', ...WHY], tip);
  await operations.player.staysOnPage();
}

/** Deletes the manifest and restores it from the audit log. */
export async function recoverySteps({ day, releases, site }: Operations): Promise<void> {
  const before = JSON.stringify((await deployed(site)).remotes);
  await rm(releases.site.deploymentFile);
  await day.step('the manifest is deleted; `ops restore`', async () => {
    await releases.ops('restore', ...WHY);
    if (JSON.stringify((await deployed(site)).remotes) !== before) throw new Error('the site serves another state than before');
    return 'the site serves the same builds as before';
  });
  await day.step('`ops status`, every entry asked', async () => describeStatus(await releases.ops('status')));
}

/** Runs a command, then measures the time until an open page shows its effect. */
async function change({ day, releases, site, player }: Operations, name: string, command: readonly string[], text: string): Promise<void> {
  const isTold = player.isTold((await deployed(site)).revision);
  // If the command fails, no code awaits this promise.
  isTold.catch(() => undefined);
  await day.step(name, async () => {
    await releases.ops(...command);
    return `revision ${String((await deployed(site)).revision)} is served`;
  });
  await day.step('… and on the open page of a player', async () => {
    await isTold;
    await player.comesBackTo(text);
    return `“${text}”`;
  });
}

interface RemoteStatus {
  readonly remote: string;
  readonly state: string;
  readonly active?: string;
  readonly canary?: { readonly version: string; readonly share: number };
  readonly entry: string;
}

function describeStatus(status: unknown): string {
  const { remotes } = status as { readonly remotes: readonly RemoteStatus[] };
  const failing = remotes.filter(({ entry }) => entry === 'fails').map(({ remote }) => remote);
  if (failing.length > 0) throw new Error(`the entries of ${failing.join(', ')} do not answer`);
  const [only] = remotes;
  if (remotes.length === 1 && only !== undefined) {
    const canary = only.canary === undefined ? '' : `, ${only.canary.version} for a share of ${String(only.canary.share)}`;
    return `wallet ${only.state} with ${String(only.active)}${canary}`;
  }
  return `${String(remotes.filter(({ state }) => state === 'on').length)} of ${String(remotes.length)} remotes on, ${String(remotes.filter(({ entry }) => entry === 'answers').length)} entries answer with their hash`;
}

async function deployed({ origin }: Site): Promise<{ readonly revision: number; readonly remotes: unknown }> {
  const answer = await fetch(`${origin}/deployment.json`);
  return (await answer.json()) as { readonly revision: number; readonly remotes: unknown };
}
