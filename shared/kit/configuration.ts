import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import type { Page } from '@site/build/page';
import type { KitBuild } from './page/builds';

const BUILDS_DIR = join(WORKSPACE_DIR, 'host', 'ops', 'builds');

/**
 * Component page. It is served on the host's origin with the host's Content-Security-Policy, which allows no other
 * origin.
 */
export const KIT: Page = {
  name: 'kit',
  dir: import.meta.dirname,
  outputDir: join(WORKSPACE_DIR, '.site', 'kit'),
  policyName: 'host',
  moreSources: buildFiles(),
  constants: { KIT_BUILDS: readBuilds() },
};

/** Returns the themed builds of operations, `default` first. */
function readBuilds(): readonly KitBuild[] {
  return buildFiles()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as OperatedBuild)
    .map(({ build, brand, palette }) => ({ build, name: brand.name, palette }))
    .sort((a, b) => Number(b.build === 'default') - Number(a.build === 'default'));
}

type OperatedBuild = Pick<KitBuild, 'build' | 'palette'> & { readonly brand: Pick<KitBuild, 'name'> };

function buildFiles(): readonly string[] {
  return readdirSync(BUILDS_DIR)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(BUILDS_DIR, name));
}
