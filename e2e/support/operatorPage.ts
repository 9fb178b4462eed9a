import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { makeTemporaryFolder } from '@site/shared/release/temporaryFolders';
import { SANDBOX_OFFSET } from '../compose/ports.mjs';
import { test } from './journey';
import { buildOperationsPage, startOperationsPage, type OperationsPage } from './operationsPage';

/** Who signs in there. */
export const OPERATOR = 'lin';

const BUILD_AND_START_MS = 300_000;

/** The operator's page before the platform of the tests of this file, from the first of them to the last; nothing is deployed. */
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
