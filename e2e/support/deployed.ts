import { expect, type Page, type Response } from '@playwright/test';
import { remoteDeploymentSchema, type RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Site } from '../compose/serve';

/** Returns the newest build of a remote, as the site deploys it by default. */
export function newestBuild(site: Site, id: RemoteId): RemoteBuild {
  const { active } = remoteDeploymentSchema.parse(site.manifest.remotes[id]);
  if (active === undefined) throw new Error(`${id} is not built`);
  return active;
}

export function originOf(site: Site, id: RemoteId): string {
  return new URL(newestBuild(site, id).entry).origin;
}

/** Returns true when the entry of a build has run in the page: its container is a variable of the window. */
export function hasRun(page: Page, { container }: RemoteBuild): Promise<boolean> {
  return page.evaluate((name) => name in window, container);
}

/** Refocuses the page, which then requests the deployment manifest and applies it. */
export async function refocus(page: Page): Promise<void> {
  const answers: Promise<unknown>[] = [];
  const hear = (response: Response): void => {
    if (response.url().endsWith('/deployment.json')) answers.push(response.finished());
  };
  page.on('response', hear);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return answers.length;
    })
    .toBeGreaterThan(0);
  page.off('response', hear);
  await answers[0];
  // The page applies it in its next tasks.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
