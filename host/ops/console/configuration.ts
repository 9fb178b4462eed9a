import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import type { Page } from '@site/build/page';

export const OPS_PAGE: Page = {
  name: 'ops-ui',
  dir: import.meta.dirname,
  outputDir: join(WORKSPACE_DIR, '.site', 'ops-ui'),
  policyName: 'ops-ui',
};
