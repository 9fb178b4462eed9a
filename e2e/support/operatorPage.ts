import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { SANDBOX_OFFSET } from '../compose/ports.mjs';
import { test } from './journey';
import { buildOperationsPage, startOperationsPage, type OperationsPage } from './operationsPage';

export const OPERATOR = 'lin';

const BUILD_AND_START_MS = 300_000;

/**
 * Starts the operations page with the platform of this file's tests before the first test, and stops it after the last;
 * nothing is deployed.
 */
export function withOperatorPage(port: number): () => OperationsPage {
  let page: OperationsPage | undefined;
  let folder = '';
  test.beforeAll(async () => {
    test.setTimeout(BUILD_AND_START_MS);
    await buildOperationsPage();
    folder = makeTemporaryFolder('operator-page');
    const platformPort = Number(new URL(DEFAULT_ADDRESSES.platform).port);
    page = await startOperationsPage(OPERATOR, port, {
      SITE_DEPLOYMENTS: join(folder, 'deployments'),
      RELEASE_STORE: join(folder, 'store'),
      PLATFORM_OPERATOR: `http://127.0.0.1:${String(platformPort + SANDBOX_OFFSET)}`,
    });
  });
  test.afterAll(async () => {
    await page?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return () => {
    if (page === undefined) throw new Error('The page of operations was not started');
    return page;
  };
}
