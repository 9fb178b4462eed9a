import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { WORKSPACE_DIR } from '../release/packages';
import type { Page } from '../release/page';
import type { KitBuild } from './page/builds';

const BUILDS_DIR = join(WORKSPACE_DIR, 'host', 'ops', 'builds');

/** The living page of all primitives. It is served at the host's place under the host's policy, which names no other. */
export const KIT: Page = {
  name: 'kit',
  dir: import.meta.dirname,
  outputDir: join(WORKSPACE_DIR, '.site', 'kit'),
  policyName: 'host',
  moreSources: buildFiles(),
  plugins: [new webpack.DefinePlugin({ KIT_BUILDS: JSON.stringify(readBuilds()) })],
};

/** The themed builds as operations keep them; `default` first. */
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
