import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { packedManifest, type PackedSource } from './packedManifest';
import { packedPackages } from './packedPackages';

const WORKSPACE_DIR = join(__dirname, '..', '..', '..');
const { catalog } = load(readFileSync(join(WORKSPACE_DIR, 'pnpm-workspace.yaml'), 'utf8')) as {
  readonly catalog: Readonly<Record<string, string>>;
};

function aManifest(changes: Partial<PackedSource> = {}): PackedSource {
  return {
    name: '@site/news',
    version: '1.0.0',
    private: true,
    scripts: { 'contract:publish': 'tsx publishContract.ts' },
    exports: {
      './money': './src/money/index.ts',
      './ui/*': './src/ui/*.tsx',
      './base.css': './src/tokens/base.css',
    },
    dependencies: { '@site/other': 'workspace:*', rxjs: 'catalog:' },
    peerDependencies: { react: '^19.0.0', webpack: 'catalog:' },
    devDependencies: { jest: 'catalog:' },
    ...changes,
  };
}

describe('the manifest of the package', () => {
  it('has the versions of the catalog, and no field that only this repository can use', () => {
    const packed = packedManifest(aManifest(), { version: '1.5.7', catalog: { rxjs: '7.8.2', webpack: '5.110.3' } });

    expect(packed).toMatchObject({
      name: '@site/news',
      version: '1.5.7',
      dependencies: { '@site/other': '1.5.7', rxjs: '7.8.2' },
      peerDependencies: { react: '^19.0.0', webpack: '5.110.3' },
    });
    for (const field of ['private', 'scripts', 'devDependencies']) expect(packed).not.toHaveProperty(field);
  });

  it('leads TypeScript to declarations and everything else to the sources', () => {
    const { exports } = packedManifest(aManifest(), { version: '1.5.7', catalog: { rxjs: '7.8.2', webpack: '5.110.3' } });

    expect(exports).toEqual({
      './money': { source: './src/money/index.ts', types: './types/src/money/index.d.ts', default: './src/money/index.ts' },
      './ui/*': { source: './src/ui/*.tsx', types: './types/src/ui/*.d.ts', default: './src/ui/*.tsx' },
      './base.css': './src/tokens/base.css',
      './package.json': './package.json',
    });
  });

  it('refuses a dependency that the catalog does not have', () => {
    expect(() => packedManifest(aManifest(), { version: '1.5.7', catalog: {} })).toThrow('pnpm-workspace.yaml has no rxjs in its catalog');
  });

  it.each(packedPackages())('can be made from the manifest of $folder', ({ manifest }) => {
    expect(JSON.stringify(packedManifest(manifest, { version: '1.5.7', catalog }))).not.toMatch(/workspace:|catalog:/);
  });

  it('has no entry points of the release package, because teams use its command', () => {
    expect(packedManifest(aManifest({ name: '@site/release' }), { version: '1.5.7', catalog })['exports']).toEqual({
      './package.json': './package.json',
    });
  });
});

// The page names the versions that a team installs. If they differ from ours, the tests of a team and ours run against
// different versions.
it('finds the versions of the catalog in the guide for teams', () => {
  const notes = readFileSync(join(WORKSPACE_DIR, 'host', 'docs', '0020-remotes-in-external-repositories.md'), 'utf8');
  const [, text = ''] = /^```yaml pnpm-workspace\.yaml\n([^]*?)^```$/m.exec(notes) ?? [];
  const noted = Object.entries((load(text) as { readonly catalog: Readonly<Record<string, string>> }).catalog);
  const versions = Object.fromEntries(noted.filter(([name]) => !name.startsWith('@site/')));

  expect(noted.flatMap(([name]) => (name.startsWith('@site/') ? [name] : [])).sort()).toEqual(
    packedPackages()
      .map(({ manifest }) => manifest.name)
      .sort(),
  );
  expect(versions).toEqual(Object.fromEntries(Object.keys(versions).map((name) => [name, catalog[name]])));
});
